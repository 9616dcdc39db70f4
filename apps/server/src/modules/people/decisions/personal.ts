import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'staff_decisions',
      title: 'What we decided about your money',
      whose: '$1 = any (accounts)',
      told: ['subject', 'state', 'proposed_at', 'decided_at', 'reason'],
      closing: { do: 'keep' },
    },
  ],
};
