import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().positive();

/** Vouchers that shoppers buy for others. The law gives them three years at least (Consumer Protection Act, section 63). */
export const giftVouchersTerms = defineSetting(
  'giftVouchers.terms',
  z.object({
    minCents: cents,
    maxCents: cents,
    dayCents: cents,
    /** Above it a code is needed beside the password. */
    codeAboveCents: z.int().nonnegative(),
    /** How old an account must be. */
    accountDays: z.int().nonnegative(),
    years: z.int().min(3),
    /** For how long a buyer can take one back that nobody has redeemed. */
    takeBackDays: z.int().nonnegative(),
    /** How long before its end its buyer is told. */
    remindDays: z.int().positive(),
  }),
  {
    minCents: 5_000,
    maxCents: 500_000,
    dayCents: 1_000_000,
    codeAboveCents: 50_000,
    accountDays: 3,
    years: 3,
    takeBackDays: 14,
    remindDays: 30,
  },
);
