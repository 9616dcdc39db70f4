import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'transfers',
      title: 'Money you sent or were sent',
      whose: 'sender_id = $1 or recipient_id = $1',
      told: ['amount_cents', 'note', 'at'],
      closing: { do: 'overwrite', with: { note: "''" }, afterYears: lawYears },
    },
  ],
};
