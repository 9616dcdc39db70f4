import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'membership_terms',
      title: 'Your memberships',
      whose: 'account_id = $1',
      told: ['tier', 'kind', 'months', 'from_day', 'to_day', 'paid_cents', 'made_at', 'cancelled_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'membership_uses',
      title: 'What your membership saved you',
      whose: 'account_id = $1',
      told: ['benefit', 'saved_cents', 'at'],
      closing: { do: 'keep' },
    },
  ],
};
