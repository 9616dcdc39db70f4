import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'shelf_listings',
      title: 'Sold in the shop from your shelf',
      whose: 'account_id = $1',
      told: ['sku_id', 'product_id', 'state', 'state_at', 'created_at', 'price_cents', 'reason'],
      closing: { do: 'keep' },
    },
    {
      table: 'listing_sales',
      title: 'What was sold from your shelf',
      whose: 'account_id = $1',
      told: ['quantity', 'goods_cents', 'kept_cents', 'amount_cents', 'sold_at', 'signed_at', 'paid_at', 'paid_cents'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'sales',
      text: 'select count(*)::int as n from listing_sales where account_id = $1 and paid_at is null and amount_cents > 0',
    },
  ],
};
