import { type Desk, queueOf } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

export const desk: Desk = {
  scanners,
  queues: [
    queueOf({
      name: 'dispatches',
      title: 'Sellers’ parcels to send',
      right: 'warehouse',
      text: `select count(*)::int as count, min(state_at) as oldest, null::timestamptz as due
        from shelf_dispatches where state = 112`,
    }),
  ],
};
