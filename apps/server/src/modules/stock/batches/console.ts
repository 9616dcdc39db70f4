import { type Desk, queueOf } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

export const desk: Desk = {
  scanners,
  queues: [
    queueOf({
      name: 'counts',
      title: 'Batches to count',
      right: 'warehouse',
      text: `select count(*)::int as count, min(state_at) as oldest, null::timestamptz as due
        from stock_batches where state = 50`,
    }),
  ],
};
