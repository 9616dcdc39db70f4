import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'ambassadors',
      title: 'Leading a group-buy',
      whose: 'account_id = $1',
      told: [
        'state',
        'whatsapp',
        'street',
        'unit',
        'suburb',
        'city',
        'province',
        'code',
        'areas',
        'hours',
        'languages',
        'why',
        'reason',
        'applied_at',
      ],
      closing: {
        do: 'overwrite',
        with: { whatsapp: "''", street: "''", unit: "''", note: "''", why: "''", reason: "''" },
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
