import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'decisions',
      title: 'Waits for a second person',
      right: 'staff',
      text: `select count(*)::int as count, min(proposed_at) as oldest
        from staff_decisions where state = 10`,
    },
  ],
};
