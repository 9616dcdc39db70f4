import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { cloneDatabase } from '../../../testing/database.ts';
import { openTestApp } from '../../../testing/shop.ts';
import type { Booked } from './book.ts';
import { balance, balancesOf, book, spendable } from './index.ts';
import type { Posting } from './rules.ts';

/** A result that must not be a refusal. */
export function done(result: Booked | Refusal): Booked {
  if (result instanceof Refusal) throw new Error(`refused: ${result.code}`);
  return result;
}

export const codeOf = (result: Booked | Refusal) => (result instanceof Refusal ? result.code : 'done');

/** A database with people who have nothing yet. */
export async function openBank() {
  const database = await cloneDatabase();
  const app = await openTestApp(database.url);
  let people = 0;
  let entries = 0;
  const transact = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transact(work);
  const words = (key = `test:${++entries}`) => ({
    key,
    type: entryTypes.correction,
    ref: 'T1',
    now: app.clock.now(),
  });
  const booking = (postings: readonly Posting[], key?: string) =>
    transact((tx) => book(tx, { ...words(key), postings }));
  return {
    app,
    transact,
    words,
    booking,
    async person(): Promise<number> {
      const name = `balance${++people}`;
      const made = await app.db.pool.query(
        `insert into accounts (username, email, password_hash, user_type, created_at)
         values ($1, $1 || '@example.com', '', -1, now()) returning id`,
        [name],
      );
      return made.rows[0].id;
    },
    balances: async (owner: number) => Object.fromEntries(await app.db.read((sql) => balancesOf(sql, owner))),
    async give(owner: number, amounts: { available?: number; bonus?: number; scoin?: number }): Promise<Booked> {
      const postings = Object.entries(amounts).map(([name, amount]) => ({
        from: name === 'scoin' ? ('scoin.issued' as const) : ('bank' as const),
        to: balance(owner, name as 'available'),
        amount,
      }));
      return done(await booking(postings));
    },
    pay: (owner: number, amount: number, key?: string) =>
      booking([{ from: spendable(owner), to: 'sales.goods', amount }], key),
    async close(): Promise<void> {
      await expectBooksToBalance({ app });
      await app.close();
      await database.drop();
    },
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;
