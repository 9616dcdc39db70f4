import type { Personal } from '../../../platform/personal.ts';

/** What others answered stays, so what was asked does, too: without a name and without its pictures. */
const nameless = { do: 'overwrite', with: { name: "''", pictures: "'{}'" } } as const;

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'questions',
      title: 'Your questions',
      whose: 'account_id = $1',
      told: ['title', 'text', 'name', 'at', 'state', 'votes'],
      closing: nameless,
    },
    {
      table: 'question_answers',
      title: 'Your answers',
      whose: 'account_id = $1',
      told: ['question_id', 'text', 'name', 'at', 'state', 'votes'],
      closing: nameless,
    },
    {
      table: 'question_votes',
      title: 'Questions and answers you found helpful',
      whose: 'account_id = $1',
      told: ['what', 'post_id'],
      closing: { do: 'keep' },
    },
    {
      table: 'question_follows',
      title: 'Questions you follow',
      whose: 'account_id = $1',
      told: ['question_id'],
      closing: { do: 'delete' },
    },
    {
      table: 'question_reports',
      title: 'What you reported',
      whose: 'account_id = $1',
      told: ['what', 'post_id', 'reason', 'note', 'at'],
      closing: { do: 'overwrite', with: { note: "''" } },
    },
  ],
};
