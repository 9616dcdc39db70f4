import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'tracking_events',
      title: 'Pages you visited',
      whose: 'account_id = $1',
      told: ['at', 'operation', 'page', 'device'],
      closing: { do: 'overwrite', with: { account_id: 'null' } },
    },
  ],
};
