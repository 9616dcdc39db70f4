import type { Desk } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

export const desk: Desk = {
  scanners,
  queues: [
    {
      name: 'counts',
      title: 'Batches to count',
      right: 'warehouse',
      text: `select count(*)::int as count, min(state_at) as oldest
        from stock_batches where state = 50`,
    },
  ],
};
