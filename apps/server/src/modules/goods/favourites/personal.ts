import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'favourites',
      title: 'Your favourites',
      whose: 'account_id = $1',
      told: ['title', 'price_cents', 'saved_at', 'removed_at'],
      closing: { do: 'delete' },
    },
  ],
};
