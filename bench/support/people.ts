import { createHash } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';

export interface Person {
  readonly id: number;
  readonly ticket: string;
}

const startCents = 500_000_000;
const together = 50;

/** Shoppers who are logged in and have money. */
export async function makePeople(db: Database, count: number): Promise<Person[]> {
  const name = `bench-${Date.now()}-`;
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into accounts (username, email, password_hash, user_type, created_at, email_verified_at)
     select $2 || n, $2 || n || '@example.com', '', -1, now(), now() from generate_series(1, $1::int) as n
     returning id`,
    [count, name],
  );
  const people = rows.map(({ id }) => ({ id, ticket: `ticket-of-bench-${id}` }));
  await db.pool.query(
    `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
     select ticket, id, '', now(), now() + interval '30 days' from unnest($1::int[], $2::bytea[]) as t (id, ticket)`,
    [people.map(({ id }) => id), people.map(({ ticket }) => createHash('sha256').update(ticket).digest())],
  );
  for (let from = 0; from < people.length; from += together) {
    await db.transact(async (tx) => {
      for (const { id } of people.slice(from, from + together)) {
        const postings = [{ from: 'bank' as const, to: balance(id, 'available'), amount: startCents }];
        const words = { key: `${name}${id}`, type: entryTypes.correction, ref: 'bench', now: new Date() };
        const given = await book(tx, { ...words, postings });
        if (given instanceof Refusal) throw new Error(given.message);
      }
    });
  }
  return people;
}
