import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'ambassadors',
      title: 'You as an ambassador, and your applications',
      whose: 'account_id = $1',
      told: [
        'state',
        'whatsapp',
        'street',
        'unit',
        'suburb',
        'city',
        'note',
        'languages',
        'why',
        'reason',
        'applied_at',
      ],
      closing: {
        do: 'overwrite',
        with: { whatsapp: "''", street: "''", unit: "''", note: "''", why: "''", reason: "''", hours: "'[]'" },
      },
    },
    {
      table: 'paused_members',
      title: 'Pauses in your group',
      whose: 'account_id = $1',
      told: ['reason', 'since'],
      closing: { do: 'delete' },
    },
  ],
};
