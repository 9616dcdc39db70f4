import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'handIns',
      title: 'Handed in by influencers',
      right: 'campaigns',
      text: `select count(*)::int as count, min(handed_in_at) as oldest, min(review_by) as due
        from promotion_takings where state = 20`,
    },
  ],
};
