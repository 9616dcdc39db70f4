import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'jars',
      title: 'Your goal jars',
      whose: 'account_id = $1',
      told: ['name', 'target_cents', 'opened_at', 'closed_at'],
      closing: { do: 'overwrite', with: { name: "'-'" } },
    },
  ],
};
