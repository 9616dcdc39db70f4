import { endpoint } from './endpoint.ts';
import { cents, oneOf, whole } from './fields.ts';
import { changes, planIds, planMonths, tierIds } from './membership-plans.ts';
import * as z from './zod.ts';

const vipgradeid = oneOf(...tierIds);
const vipgradepriceid = oneOf(...planIds);
const level = z.literal([0, ...tierIds]);
const tier = z.literal([...tierIds]);
const days = z.int();
const date = z.string();

const benefits = z.object({
  vipgradeid: level,
  vipname: z.string(),
  /** Our fee: this part of the goods up to an amount, and that part of what lies above. */
  basisPoints: z.int(),
  aboveBasisPoints: z.int(),
  upToCents: cents,
  freightBasisPoints: z.int(),
  storageDays: days,
  /** 150: half as many again. */
  scoinPercent: z.int(),
  coupons: z.object({ count: z.int(), cents }),
  photos: z.int(),
  answerHours: z.int(),
});
export type TierBenefits = z.output<typeof benefits>;

export const getPriority = endpoint({
  method: 'GET',
  path: '/api/membership/priority',
  summary: 'What each tier gives, and what everybody has without one',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    list: z.array(benefits),
    /** When money comes back, and what the free upgrade asks for. */
    cancelDays: days,
    free: z.object({ vipgradeid: tier, vipname: z.string(), months: z.int(), goodsCents: cents, days }),
  }),
});

const plan = z.object({
  vipgradepriceid: z.int(),
  vipgradeid: tier,
  vipname: z.string(),
  months: z.literal([...planMonths]),
  price: cents,
  perMonth: cents,
  /** Less than the same time bought month by month. */
  saves: cents,
});
export type Plan = z.output<typeof plan>;

export const getPriceInfo = endpoint({
  method: 'GET',
  path: '/api/membership/priceinfo',
  summary: 'What the tiers cost for one, six and twelve months',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ list: z.array(plan) }),
});

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/membership/plan',
  summary: 'The plans of one tier',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({ vipgradeid }),
  output: z.object({ vipgradeid: tier, vipname: z.string(), plans: z.array(plan) }),
});

export const getVipInfo = endpoint({
  method: 'GET',
  path: '/api/membership/vipinfo',
  summary: 'The membership of the account: tier, dates, what it saved, and whether it can be given back',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({}),
  output: z.object({
    viplevel: level,
    vipname: z.string(),
    /** Empty without a membership; it ends with the end of that day. */
    startdate: date,
    enddate: date,
    remainday: days,
    /** Since it started. */
    savedCents: cents,
    /** The last payment, while all of it comes back. */
    refund: z.object({ membershipid: z.int(), number: z.string(), amount: cents, until: z.string() }).nullable(),
  }),
});
export type VipInfo = z.output<typeof getVipInfo.output>;

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/membership/checkout',
  summary: 'What a tier would be to this account, and what its balance is',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  /** Left out: the tier that the account has, or the one most choose. */
  input: z.strictObject({ vipgradeid: vipgradeid.optional() }),
  output: z.object({
    vipgradeid: tier,
    vipname: z.string(),
    change: z.enum(changes),
    viplevel: level,
    enddate: date,
    remainday: days,
    balance: cents,
    /** For how long a payment may be cancelled, if no benefit was used. */
    cancelDays: days,
  }),
});
export type MembershipCheckout = z.output<typeof getCheckout.output>;

export const describePlan = endpoint({
  method: 'GET',
  path: '/api/membership/describe',
  summary: 'What a plan costs this account, line by line, and when it would end',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ vipgradepriceid }),
  output: z.object({
    vipgradepriceid: z.int(),
    vipgradeid: tier,
    vipname: z.string(),
    months: z.int(),
    change: z.enum(['new', 'renewal', 'upgrade']),
    price: cents,
    /** What unused days of the tier so far are worth. */
    credit: cents,
    creditDays: days,
    creditName: z.string(),
    /** Where they are worth more than the plan costs. */
    extraDays: days,
    pay: cents,
    startdate: date,
    enddate: date,
    balance: cents,
    /** What the balance lacks. */
    missing: cents,
  }),
});
export type PlanQuote = z.output<typeof describePlan.output>;

export const payMembership = endpoint({
  method: 'POST',
  path: '/api/membership/pay',
  summary: 'Buy, renew or upgrade from the balance; amount and end are those that the shopper agreed to',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 20,
  input: z.strictObject({
    vipgradepriceid,
    amount: whole(0, 1_000_000_000),
    enddate: z.iso.date({ error: 'must be a date such as 2027-01-31' }),
    /** Made by the browser before it sends, so that a wish sent twice is one. */
    key: z.uuid({ error: 'must be a key of this wish' }),
  }),
  output: z.object({
    number: z.string(),
    vipgradeid: tier,
    vipname: z.string(),
    change: z.enum(['new', 'renewal', 'upgrade']),
    paid: cents,
    startdate: date,
    enddate: date,
  }),
});
export type PaidMembership = z.output<typeof payMembership.output>;

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  summary: 'Give the last payment back within the first days, if nothing of it was used',
  auth: 'shopper',
  limit: 'browse',
  queries: 20,
  input: z.strictObject({ membershipid: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: z.object({ refunded: cents, viplevel: level, vipname: z.string(), enddate: date }),
});

export const getVipName = endpoint({
  method: 'GET',
  path: '/api/cart/vipname',
  summary: 'The name of the tier that prices in the cart are those of; empty without one',
  auth: 'shopper',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ viplevel: level, vipname: z.string() }),
});
