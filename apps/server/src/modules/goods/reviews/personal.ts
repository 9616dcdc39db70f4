import type { Personal } from '../../../platform/personal.ts';
import { forgetReviews } from './forget.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'reviews',
      title: 'Your reviews',
      whose: 'account_id = $1',
      told: ['name', 'stars', 'title', 'story', 'bought', 'at', 'consent_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'review_votes',
      title: 'Reviews you found helpful',
      whose: 'account_id = $1',
      told: ['review_id'],
      closing: { do: 'delete' },
    },
  ],
  forget: forgetReviews,
};
