import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'feedback',
      title: 'Feedback',
      right: 'customerService',
      text: `select count(*)::int as count, min(at) as oldest, null::timestamptz as due
        from feedback where state in (10, 20)`,
    }),
  ],
};
