import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'earning_lines',
      title: 'What you earned',
      whose: 'account_id = $1',
      told: [
        'kind',
        'order_id',
        'parcel_id',
        'month',
        'signed_at',
        'base_cents',
        'amount_cents',
        'reversed_cents',
        'purse_at',
      ],
      closing: { do: 'keep' },
    },
    {
      table: 'earning_months',
      title: 'Months of your earnings',
      whose: 'account_id = $1',
      told: ['month', 'goods_cents', 'rate', 'closed_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'earning_blocks',
      title: 'Invitations that earn nothing',
      whose: 'earner_id = $1 or person_id = $1',
      told: ['found_at'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'earnings',
      text: 'select count(*)::int as n from earning_lines where account_id = $1 and purse_at is null and amount_cents > reversed_cents',
    },
  ],
};
