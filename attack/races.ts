import { randomUUID } from 'node:crypto';
import { bookChecks } from '@sgb/server/app.ts';
import { verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { type Findings, soundCall } from './findings.ts';
import { openSession, type Sent, type Target } from './target.ts';

const atOnce = 30;
const post = (path: string, ticket: string, body: object): Sent => ({
  method: 'POST',
  url: `${path}?ticket=${ticket}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

interface Race {
  readonly name: string;
  /** What each of them sends. */
  readonly sent: (n: number) => Sent;
  /** What is counted, before and after. */
  readonly counted: string;
  readonly values: readonly unknown[];
  readonly expected: number;
}

/** Somebody with money, and somebody with an empty cart. */
const [rich, fresh] = ['demo_vip', 'demo_new'];
const jarCents = 100;

async function racesOf(target: Target): Promise<readonly Race[]> {
  const [saver, buyer] = [await openSession(target, rich), await openSession(target, fresh)];
  const accountOf = async (username: string) =>
    Number((await target.pool.query('select id from accounts where username = $1', [username])).rows[0]?.id);
  const { rows } = await target.pool.query<{ product: string; sku: string }>(
    `select p.id::text as product, min(s.id)::text as sku from products p join skus s on s.product_id = p.id
     where p.min_order = 1 and p.batch = 1 group by p.id having min(s.stock) > 200 order by p.id limit 1`,
  );
  const [goods] = rows;
  const opened = await target.send(post('/api/user/jar/save', saver, { name: 'Attack', targetCents: 1_000_000 }));
  const jar = (JSON.parse(opened.text) as { data: { jar: { id: number } | null } }).data.jar;
  if (!goods || !jar) throw new Error('the demo world has nothing to race for');
  const add = (key: string) =>
    post('/api/cart/add', buyer, { productid: goods.product, skus: [{ skuid: goods.sku, quantity: 1 }], key });
  const move = (key: string) =>
    post('/api/user/jar/move', saver, { id: jar.id, way: 'in', amountCents: jarCents, key });
  const inCart =
    'select coalesce(sum(quantity), 0)::int as n from cart_lines where account_id = $1 and removed_at is null';
  const inJar = "select coalesce(sum(balance), 0)::int as n from balances where owner_id = $1 and book = 'jar'";
  const [wish, other] = [randomUUID(), randomUUID()];
  const [buyerId, saverId] = [await accountOf(fresh), await accountOf(rich)];
  return [
    { name: 'one wish, many times', sent: () => add(wish), counted: inCart, values: [buyerId], expected: 1 },
    { name: 'many wishes', sent: () => add(randomUUID()), counted: inCart, values: [buyerId], expected: atOnce },
    {
      name: 'one move of money, many times',
      sent: () => move(other),
      counted: inJar,
      values: [saverId],
      expected: jarCents,
    },
    {
      name: 'many moves of money',
      sent: () => move(randomUUID()),
      counted: inJar,
      values: [saverId],
      expected: atOnce * jarCents,
    },
  ];
}

/** Many at once, and then exactly as many rows as there should be. */
export async function race(target: Target, findings: Findings): Promise<void> {
  for (const { name, sent, counted, values, expected } of await racesOf(target)) {
    const count = async () => Number((await target.pool.query(counted, [...values])).rows[0]?.n);
    const before = await count();
    await Promise.all(Array.from({ length: atOnce }, (_, n) => findings.send('races', sent(n), soundCall)));
    const made = (await count()) - before;
    if (made !== expected) findings.note('races', `${name}: ${made} in place of ${expected}`, sent(0));
  }
}

/** After everything that was tried, the money still adds up. */
export async function checkBooks(db: Database, findings: Findings): Promise<void> {
  for (const { check, found } of await verifyBooks(db, bookChecks))
    for (const sentence of found) findings.note('books', `not true that ${check}: ${sentence}`);
}
