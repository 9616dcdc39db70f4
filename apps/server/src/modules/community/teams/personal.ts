import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'team_participations',
      title: 'Buying together',
      whose: 'account_id = $1',
      told: ['team_id', 'state', 'options', 'quantity', 'total_cents', 'order_id', 'joined_at', 'ended_at'],
      closing: { do: 'keep' },
    },
  ],
};
