import { bookChecks } from '@sgb/server/app.ts';
import { verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import { type Database, openDatabase } from '@sgb/server/platform/db/database.ts';
import type { Operation, World } from './operation.ts';
import { startCents } from './people.ts';
import type { Wish, WishRecord } from './record.ts';

/** What one wish left in the books must be what its client was told; nothing where it was told no. */
function differenceOf({ operation, key, fact, state }: Wish, found: readonly string[]): string[] {
  const name = `${operation} ${key}`;
  if (found.length > 1) return [`${name} is in the books ${found.length} times`];
  const [only] = found;
  if (only !== undefined && only !== fact) return [`${name}: '${fact}' was asked for, the books say '${only}'`];
  if (state === 'acknowledged' && only === undefined) return [`${name} ('${fact}') was acknowledged and is lost`];
  if (state === 'refused' && only !== undefined) return [`${name} ('${fact}') was refused and happened`];
  return [];
}

async function compareOperation(db: Database, { name, found }: Operation, { wishes }: WishRecord): Promise<string[]> {
  // As they stand before anybody looks: whatever is acknowledged by now must be found.
  const known = [...wishes.values()].filter(({ operation }) => operation === name).map((wish) => ({ ...wish }));
  const { rows } = await db.pool.query<{ key: string; fact: string }>(found);
  const facts = Map.groupBy(rows, ({ key }) => key);
  // What was sent while we looked is in the record, too: it is written down before it is sent.
  const unasked = [...facts.keys()].filter((key) => !wishes.has(`${name} ${key}`));
  return [
    ...known.flatMap((wish) => differenceOf(wish, facts.get(wish.key)?.map(({ fact }) => fact) ?? [])),
    ...unasked.map((key) => `${name} ${key} is in the books, and nobody asked for it`),
  ];
}

/** What lies in every balance, against what the client was told and nothing else. */
async function compareBalances(db: Database, { traders, others, stockers, record }: World): Promise<string[]> {
  const expected = new Map(record.balances());
  for (const { id } of [...traders, ...others, ...stockers]) {
    expected.set(`${id} available`, (expected.get(`${id} available`) ?? 0) + startCents);
  }
  const { rows } = await db.pool.query<{ key: string; balance: string }>(
    `select owner_id || ' ' || book as key, balance from balances where book not like 'scoin%'`,
  );
  const found = new Map(rows.map(({ key, balance }) => [key, Number(balance)]));
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((key) => {
    const [should, does] = [expected.get(key) ?? 0, found.get(key) ?? 0];
    return should === does ? [] : [`balance ${key} should hold ${should} and holds ${does}`];
  });
}

/** `quiet`: nothing is under way, so that the balances can be counted as well. */
export async function compare(
  url: string,
  world: World,
  operations: readonly Operation[],
  { quiet }: { readonly quiet: boolean },
): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  try {
    const found: string[] = [];
    for (const operation of operations) found.push(...(await compareOperation(db, operation, world.record)));
    if (quiet) found.push(...(await compareBalances(db, world)));
    for (const { check, found: sentences } of await verifyBooks(db, bookChecks)) {
      found.push(...sentences.map((sentence) => `not true that ${check}: ${sentence}`));
    }
    return found;
  } finally {
    await db.close();
  }
}
