import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'ambassadors',
      title: 'Ambassadors to approve',
      right: 'customerService',
      text: `select count(*)::int as count, min(applied_at) as oldest, min(due_at) as due from ambassadors where state = 10`,
    },
  ],
};
