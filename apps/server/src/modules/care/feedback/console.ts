import { type FeedbackState, feedbackStateWords } from '@sgb/contract/feedback-rules.ts';
import { type Desk, personPart } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'feedback',
      title: 'Feedback',
      right: 'customerService',
      text: `select count(*)::int as count, min(at) as oldest
        from feedback where state in (10, 20)`,
    },
  ],
  people: [
    personPart<{ id: number; title: string; state: FeedbackState; at: Date; total: number }>({
      name: 'feedback',
      title: 'Feedback',
      kind: 'feedback',
      right: 'customerService',
      text: `select id, left(content, 100) as title, state, at, count(*) over ()::int as total
        from feedback where account_id = $1 order by at desc, id desc limit 5`,
      shown: ({ id, title, state, at }) => {
        return { id, number: `Feedback ${id}`, title, state: feedbackStateWords[state], at, cents: null };
      },
    }),
  ],
};
