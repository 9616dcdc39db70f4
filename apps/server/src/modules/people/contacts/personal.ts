import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'contacts',
      title: 'Who looks after you',
      whose: 'account_id = $1',
      told: ['reason', 'assigned_at', 'left_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'bindings',
      title: 'Your ambassadors',
      whose: 'account_id = $1',
      told: ['since', 'until'],
      closing: { do: 'keep' },
    },
  ],
};
