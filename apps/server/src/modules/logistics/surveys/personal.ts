import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'surveys',
      title: 'Your answers to our questions',
      whose: 'account_id = $1',
      told: ['score1', 'score2', 'remark', 'ambassador_score', 'ambassador_remark', 'submitted_at'],
      closing: { do: 'overwrite', with: { remark: "''", ambassador_remark: "''" } },
    },
  ],
};
