import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'checkouts',
      title: 'Your checkouts',
      whose: 'account_id = $1',
      told: [
        'id',
        'market',
        'goods_cents',
        'china_freight_cents',
        'service_fee_cents',
        'services_cents',
        'delivery_cents',
        'coupon_cents',
        'total_cents',
        'receiver',
        'created_at',
        'paid_at',
        'cancelled_at',
      ],
      closing: { do: 'overwrite', with: { receiver: 'null' }, afterYears: lawYears },
    },
  ],
  unfinished: [
    { what: 'unpaid', text: 'select count(*)::int as n from checkouts where account_id = $1 and state = 10' },
  ],
};
