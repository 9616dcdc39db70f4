import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'listings',
      title: 'Listings of new sellers',
      right: 'customerService',
      text: `select count(*)::int as count, min(state_at) as oldest, null::timestamptz as due
        from shelf_listings where state = 10`,
    }),
    queueOf({
      name: 'shelfReturns',
      title: 'Returns to shelves',
      right: 'warehouse',
      text: `select count(*)::int as count, min(sold_at) as oldest, null::timestamptz as due
        from listing_sales where kept_cents = 0 and came_back < quantity`,
    }),
  ],
};
