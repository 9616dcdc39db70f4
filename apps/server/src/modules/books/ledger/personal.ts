import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'balances',
      title: 'Your balances',
      whose: 'owner_id = $1',
      told: ['book', 'balance', 'changed_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'ledger_entries',
      title: 'What moved your money',
      whose: 'owner_id = $1 or other_id = $1',
      told: ['type', 'ref', 'note', 'at'],
      closing: { do: 'keep' },
    },
    {
      table: 'ledger_holds',
      title: 'Money set aside',
      whose: 'owner_id = $1',
      told: ['asset', 'amount', 'captured', 'placed_at', 'expires_at'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'balance',
      text: "select coalesce(sum(greatest(balance, 0)), 0)::int as n from balances where owner_id = $1 and book in ('available', 'commission', 'jar')",
    },
    {
      what: 'held',
      text: "select coalesce(sum(balance), 0)::int as n from balances where owner_id = $1 and book = 'frozen'",
    },
  ],
};
