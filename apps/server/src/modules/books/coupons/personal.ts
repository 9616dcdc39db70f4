import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'coupons',
      title: 'Your coupons',
      whose: 'account_id = $1',
      told: ['name', 'reason', 'granted_at', 'expires_at', 'state', 'discount_cents'],
      closing: { do: 'keep' },
    },
    {
      table: 'snatches',
      title: 'Coupons you caught',
      whose: 'account_id = $1',
      told: ['day'],
      closing: { do: 'keep' },
    },
  ],
};
