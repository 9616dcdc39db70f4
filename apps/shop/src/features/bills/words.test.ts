import { billTitle } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { entryTypes, phases } from '@sgb/contract/ledger.ts';
import { expect, test } from 'vitest';
import { movedOf } from './words.ts';

const bill = (changes: Partial<Bill>): Bill => ({
  id: 1,
  at: '2026-11-01T08:00:00Z',
  type: entryTypes.recharge,
  phase: phases.booked,
  ref: 'RC1',
  note: '',
  amount: 0,
  changes: [],
  ...changes,
});

test.each<[Partial<Bill>, string]>([
  [{ amount: 500 }, 'Recharge'],
  [{ type: entryTypes.transfer, amount: 500 }, 'Transfer received'],
  [{ type: entryTypes.transfer, amount: -500 }, 'Transfer sent'],
  [{ type: entryTypes.withdrawal, phase: phases.held }, 'Withdrawal, set aside'],
  [{ type: entryTypes.withdrawal, phase: phases.captured }, 'Withdrawal, paid out'],
  [{ type: entryTypes.withdrawal, phase: phases.released }, 'Withdrawal, given back'],
  [{ type: entryTypes.refund, phase: phases.reversed }, 'Refund'],
  [{ type: entryTypes.recharge, phase: phases.reversed }, 'Recharge, reversed'],
])('%j is called %s', (changes, title) => expect(billTitle(bill(changes))).toBe(title));

test('what came in, went out or only moved', () => {
  expect(movedOf(bill({ amount: 500 }))).toEqual({ word: 'In', cents: 500 });
  expect(movedOf(bill({ amount: -500 }))).toEqual({ word: 'Out', cents: -500 });
  const change = { before: 0, after: 0 };
  const changes = [
    { purse: 'available' as const, ...change, change: -300 },
    { purse: 'frozen' as const, ...change, change: 300 },
  ];
  expect(movedOf(bill({ changes }))).toEqual({ word: 'Moved', cents: 300 });
});
