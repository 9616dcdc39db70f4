import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'splits',
      title: 'Orders to split',
      right: 'warehouse',
      text: `select count(*)::int as count, min(created_at) as oldest, min(due_at) as due
        from order_splits where state = 10`,
    },
  ],
};
