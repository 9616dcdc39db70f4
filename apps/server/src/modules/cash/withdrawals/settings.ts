import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();

/** Money out of the balance to the shopper's own bank account. */
export const withdrawalsTerms = defineSetting(
  'withdrawals.terms',
  z.object({
    minCents: cents.positive(),
    dayCents: cents.positive(),
    freePerMonth: z.int().nonnegative(),
    feeCents: cents,
    /** How long recharged money, and money from other shoppers, has to stay. */
    rechargeRestDays: z.int().nonnegative(),
    transferRestHours: z.int().nonnegative(),
    /** Above it, all withdrawals of an account together, its owner must be known by a document. */
    idAboveCents: cents,
    /** How long an email address may stay unconfirmed. */
    emailDays: z.int().nonnegative(),
    dueWorkingDays: z.int().positive(),
    /** After so many days what nobody has begun to pay goes back to the balance. */
    limitDays: z.int().positive().default(30),
  }),
  {
    minCents: 5_000,
    dayCents: 2_000_000,
    freePerMonth: 1,
    feeCents: 1_500,
    rechargeRestDays: 7,
    transferRestHours: 24,
    idAboveCents: 500_000,
    emailDays: 7,
    dueWorkingDays: 3,
    limitDays: 30,
  },
);
