import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'manual_entries',
      title: 'What we booked for you by hand',
      whose: '(from_owner = $1 or to_owner = $1)',
      told: ['asked_at', 'from_book', 'to_book', 'cents', 'note', 'why'],
      closing: { do: 'keep' },
    },
  ],
};
