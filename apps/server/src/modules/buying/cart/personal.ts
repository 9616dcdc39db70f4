import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'cart_lines',
      title: 'Your cart',
      whose: 'account_id = $1',
      told: ['product_id', 'quantity', 'remark', 'added_at', 'removed_at'],
      closing: { do: 'delete' },
    },
  ],
};
