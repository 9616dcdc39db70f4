import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'questions',
      title: 'Questions and answers',
      right: 'customerService',
      text: `select count(*)::int as count, min(at) as oldest, null::timestamptz as due
        from (select at from questions where state = 10 union all select at from question_answers where state = 10) waiting`,
    }),
    queueOf({
      name: 'questionReports',
      title: 'Reported by shoppers',
      right: 'customerService',
      text: `select count(distinct (what, post_id))::int as count, min(at) as oldest, null::timestamptz as due
        from question_reports where settled_at is null`,
    }),
  ],
};
