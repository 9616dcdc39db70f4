import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'questions',
      title: 'Questions and answers',
      right: 'customerService',
      text: `select count(*)::int as count, min(at) as oldest
        from (select at from questions where state = 10 union all select at from question_answers where state = 10) waiting`,
    },
    {
      name: 'questionReports',
      title: 'Reported by shoppers',
      right: 'customerService',
      text: `select count(distinct (what, post_id))::int as count, min(at) as oldest
        from question_reports where settled_at is null`,
    },
  ],
};
