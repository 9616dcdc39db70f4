import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'orders',
      title: 'Your orders',
      whose: 'account_id = $1',
      told: [
        'id',
        'title',
        'options',
        'quantity',
        'unit_cents',
        'goods_cents',
        'paid_cents',
        'refunded_cents',
        'status',
        'remark',
        'created_at',
        'paid_at',
      ],
      closing: { do: 'overwrite', with: { remark: "''", mark: "''" }, afterYears: lawYears },
    },
    {
      table: 'order_requests',
      title: 'What you asked for about orders',
      whose: 'account_id = $1',
      told: ['order_id', 'content', 'created_at', 'answer'],
      closing: { do: 'overwrite', with: { content: "''" }, afterYears: lawYears },
    },
    {
      table: 'order_reviews',
      title: 'Your notes on orders',
      whose: 'account_id = $1',
      told: ['order_id', 'score', 'content', 'at'],
      closing: { do: 'overwrite', with: { content: "''" } },
    },
  ],
  unfinished: [
    {
      what: 'orders',
      text: 'select count(*)::int as n from orders where account_id = $1 and status not in (31, 70, 80, 90, 114, 115)',
    },
  ],
};
