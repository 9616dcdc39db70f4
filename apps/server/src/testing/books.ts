import { expect } from 'vitest';
import { bookChecks } from '../app.ts';
import { verifyBooks } from '../modules/books/ledger/seed.ts';
import type { App } from '../platform/app.ts';

/** Ends every test that moves money: nothing was made, lost, or written down in one place only. */
export async function expectBooksToBalance({ app }: { readonly app: Pick<App, 'db'> }): Promise<void> {
  expect(await verifyBooks(app.db, bookChecks)).toEqual([]);
}
