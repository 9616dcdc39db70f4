import type { Desk } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

export const desk: Desk = {
  scanners,
  queues: [
    {
      name: 'dispatches',
      title: 'Sellers’ parcels to send',
      right: 'warehouse',
      text: `select count(*)::int as count, min(state_at) as oldest
        from shelf_dispatches where state = 112`,
    },
  ],
};
