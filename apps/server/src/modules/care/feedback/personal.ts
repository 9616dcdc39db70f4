import type { Personal } from '../../../platform/personal.ts';

const own = 'select id from feedback where account_id = $1';

/** What is known here of a person; what was published has no name in it. */
export const personal: Personal = {
  tables: [
    {
      table: 'feedback_lines',
      title: 'What was said about your feedback',
      whose: `feedback_id in (${own})`,
      told: ['feedback_id', 'at', 'text'],
      closing: { do: 'delete' },
    },
    {
      table: 'feedback',
      title: 'Your feedback',
      whose: 'account_id = $1',
      told: ['kind', 'state', 'content', 'order_id', 'parcel_id', 'at', 'answer', 'answered_at', 'helpful'],
      closing: { do: 'overwrite', with: { content: "''", answer: "''", pictures: "'{}'" } },
    },
  ],
};
