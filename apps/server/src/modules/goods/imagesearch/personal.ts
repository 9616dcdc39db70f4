import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'searched_pictures',
      title: 'Pictures you searched with',
      whose: 'account_id = $1',
      told: ['width', 'height', 'expires_at'],
      closing: { do: 'delete' },
    },
  ],
};
