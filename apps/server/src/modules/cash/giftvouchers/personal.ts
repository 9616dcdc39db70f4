import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. A voucher outlives the account that bought it: whoever has its code can redeem it. */
export const personal: Personal = {
  tables: [
    {
      table: 'gift_vouchers',
      title: 'Gift vouchers you bought',
      whose: 'buyer_id = $1',
      told: ['amount_cents', 'state', 'receiver', 'email', 'note', 'bought_at', 'expires_at', 'ended_at'],
      closing: { do: 'overwrite', with: { receiver: "''", email: "''", note: "''" } },
    },
  ],
};
