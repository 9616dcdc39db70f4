import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'stock_batches',
      title: 'Stock-up batches',
      whose: 'account_id = $1',
      told: ['id', 'state', 'created_at', 'goods_cents', 'total_cents', 'sea_cents', 'state_at'],
      closing: { do: 'keep' },
    },
  ],
};
