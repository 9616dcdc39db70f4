import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'reminders',
      title: 'Notices you have seen',
      whose: 'account_id = $1',
      told: ['type', 'times', 'seen_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'popups',
      title: 'Pop-ups for you',
      whose: 'account_id = $1',
      told: ['content', 'starts_at', 'closed_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'popup_campaigns',
      title: 'Pop-ups you made for others',
      whose: 'made_by = $1',
      told: ['content', 'made_at'],
      closing: { do: 'keep' },
    },
  ],
};
