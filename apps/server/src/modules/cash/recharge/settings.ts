import { gatewayNames } from '@sgb/contract/recharge-options.ts';
import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();

/** The gateways that shoppers may pay at; each needs its secrets in the environment. */
export const rechargeGateways = defineSetting(
  'recharge.gateways',
  z.array(z.enum(gatewayNames)).max(gatewayNames.length),
  [],
);

export const rechargeTerms = defineSetting(
  'recharge.terms',
  z.object({
    minCents: cents.positive(),
    maxCents: cents.positive(),
    dayCents: cents.positive(),
    /** How old a payment to our bank account may be when it is claimed. */
    claimDays: z.int().min(1).max(365),
    /** How long a payment at a gateway is waited for. */
    waitHours: z.int().min(1).max(720),
  }),
  { minCents: 5_000, maxCents: 5_000_000, dayCents: 20_000_000, claimDays: 30, waitHours: 24 },
);

/** How long payments to our bank account may wait for staff: working hours once the reference is on the statement. */
export const rechargeReview = defineSetting(
  'recharge.review',
  z.object({ referenceWorkingHours: z.int().min(1).max(90), claimHours: z.int().min(1).max(720) }),
  { referenceWorkingHours: 2, claimHours: 24 },
);

/** What a gateway costs is ours up to an amount; for what lies above it the shopper pays this part on top. */
export const rechargeFee = defineSetting(
  'recharge.fee',
  z.object({ freeUpToCents: cents, basisPoints: z.int().min(0).max(10_000) }),
  { freeUpToCents: 500_000, basisPoints: 100 },
);

export const rechargeBonus = defineSetting(
  'recharge.bonus',
  z.object({ on: z.boolean(), fromCents: cents.positive(), bonusCents: cents }),
  { on: true, fromCents: 100_000, bonusCents: 1_000 },
);

/** Our own account, which shoppers pay to. */
export const rechargeBank = defineSetting(
  'recharge.bank',
  z.object({
    bank: z.string().min(2),
    accountName: z.string().min(2),
    accountNumber: z.string().regex(/^\d{7,11}$/),
    branchCode: z.string().regex(/^\d{6}$/),
    accountType: z.string().min(2),
  }),
  {
    bank: 'First National Bank',
    accountName: 'SGB Southern Group Buy (Pty) Ltd',
    accountNumber: '62000000000',
    branchCode: '250655',
    accountType: 'Business cheque',
  },
);

/** The banks that a shopper can choose from; 'Other' and a deposit at an ATM are always there. */
export const rechargeBanks = defineSetting('recharge.banks', z.array(z.string().min(2).max(40)).min(1), [
  'ABSA',
  'African Bank',
  'Capitec',
  'Discovery Bank',
  'FNB',
  'Investec',
  'Nedbank',
  'Standard Bank',
  'TymeBank',
]);
