import type { Bill } from '@sgb/contract/bills.ts';
import { randBalances } from '@sgb/contract/bills.ts';
import { plusMonths, shopMoment } from '@sgb/contract/time.ts';

interface Range {
  readonly since: Date | null;
  readonly until: Date | null;
}

export function monthRange(month: string | undefined): Range {
  if (month === undefined) return { since: null, until: null };
  const first = `${month}-01`;
  return { since: shopMoment(first, 0), until: shopMoment(plusMonths(first, 1), 0) };
}

type RandBalance = (typeof randBalances)[number];

interface Movement extends Omit<Bill, 'id' | 'at' | 'amount' | 'changes'> {
  readonly entryId: number;
  readonly at: Date;
  readonly changes: readonly { book: string; change: number; before: number; after: number }[];
}

/** A movement of the ledger as its shopper reads it. */
export function billOf({ entryId, at, changes, type, phase, ref, note }: Movement): Bill {
  return {
    id: entryId,
    at: at.toISOString(),
    type,
    phase,
    ref,
    note,
    amount: changes.reduce((sum, { change }) => sum + change, 0),
    changes: randBalances.flatMap((purse: RandBalance) =>
      changes.flatMap(({ book, ...figures }) => (book === purse ? [{ purse, ...figures }] : [])),
    ),
  };
}
