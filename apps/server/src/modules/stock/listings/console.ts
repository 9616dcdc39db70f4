import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'listings',
      title: 'Listings of new sellers',
      right: 'customerService',
      text: `select count(*)::int as count, min(state_at) as oldest
        from shelf_listings where state = 10`,
    },
    {
      name: 'shelfReturns',
      title: 'Returns to shelves',
      right: 'warehouse',
      text: `select count(*)::int as count, min(sold_at) as oldest
        from listing_sales where kept_cents = 0 and came_back < quantity`,
    },
  ],
};
