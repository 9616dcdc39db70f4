import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'scoin_lots',
      title: 'Your S Coin',
      whose: 'account_id = $1',
      told: ['reason', 'amount', 'remaining', 'earned_at', 'expires_at'],
      closing: { do: 'keep' },
    },
  ],
};
