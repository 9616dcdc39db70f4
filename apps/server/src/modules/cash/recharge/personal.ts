import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'recharges',
      title: 'Your recharges',
      whose: 'account_id = $1',
      told: [
        'number',
        'method',
        'status',
        'amount_cents',
        'fee_cents',
        'bank',
        'paid_on',
        'payer',
        'note',
        'created_at',
      ],
      closing: {
        do: 'overwrite',
        with: { payer: "case when payer is null then null else '' end", note: "''" },
        afterYears: lawYears,
      },
    },
    {
      table: 'bank_lines',
      title: 'Your payments on our bank statements',
      whose: 'account_id = $1',
      told: ['booked_on', 'amount_cents', 'text'],
      closing: { do: 'overwrite', with: { text: "''" }, afterYears: lawYears },
    },
  ],
  unfinished: [
    {
      what: 'recharges',
      text: "select count(*)::int as n from recharges where account_id = $1 and status = 10 and method = 'eft'",
    },
  ],
};
