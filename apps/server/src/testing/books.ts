import { expect } from 'vitest';
import { bookChecks } from '../app.ts';
import type { App } from '../platform/app.ts';
import type { Sql } from '../platform/db/database.ts';

/** Plans that were made for few entries are no good for thousands: they are made anew when the books have doubled. */
async function sizeOf(reader: Sql): Promise<number> {
  const [counted] = await reader.run<{ size: number }>(
    'books.size',
    'select ceil(log(2, 1 + count(*)))::int as size from ledger_entries',
    [],
  );
  return counted?.size ?? 0;
}

/**
 * Ends every test that moves money: nothing was made, lost, or written down in one place only. The checks are those of
 * `verifyBooks`, but prepared and asked for in one go: to plan all of them takes ten times as long as to answer them.
 */
export async function expectBooksToBalance({ app }: { readonly app: Pick<App, 'db'> }): Promise<void> {
  const differences = await app.db.transact(async (tx) => {
    await tx.connection.query('set transaction isolation level repeatable read read only');
    const size = await sizeOf(tx);
    const answers = await Promise.all(
      bookChecks.map(async ({ name, text }, at) => {
        const rows = await tx.run<Record<string, string>>(`books.${at}.${size}`, `${text} limit 20`, []);
        return { check: name, found: rows.flatMap((row) => Object.values(row)) };
      }),
    );
    return answers.filter(({ found }) => found.length > 0);
  });
  expect(differences).toEqual([]);
}
