import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'order_splits',
      title: 'Orders you had split',
      whose: 'account_id = $1',
      told: ['order_id', 'pieces', 'of_pieces', 'cents', 'created_at', 'ended_at', 'why'],
      closing: { do: 'keep' },
    },
  ],
};
