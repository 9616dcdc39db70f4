import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'decisions',
      title: 'Waits for a second person',
      right: 'staff',
      text: `select count(*)::int as count, min(proposed_at) as oldest, null::timestamptz as due
        from staff_decisions where state = 10`,
    }),
  ],
};
