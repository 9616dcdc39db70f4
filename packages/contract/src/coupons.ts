import { allCouponStatuses, allCouponTypes, couponTransitions } from './coupon-types.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const id = whole(1, 2_000_000_000);

/** What a coupon promises. Either a fixed amount, or a part of the amount up to a cap. */
const terms = z.object({
  name: z.string(),
  type: z.literal([...allCouponTypes]),
  /** 0 when it is a part. */
  amountCents: cents,
  /** 0 when it is an amount. */
  basisPoints: z.int(),
  /** The most that a part takes off; 0 when it is an amount. */
  capCents: cents,
  minimumCents: cents,
});
export type CouponTerms = z.output<typeof terms>;

export const coupon = terms.extend({
  couponrecordid: z.int(),
  status: z.literal([...allCouponStatuses]),
  grantedAt: z.string(),
  expiresAt: z.string(),
  /** It expires within the days in which we remind of it. */
  expiring: z.boolean(),
});
export type Coupon = z.output<typeof coupon>;

export const listCoupons = endpoint({
  method: 'POST',
  path: '/api/user/coupon',
  summary: `The coupons of the account in one status, those that expire first in front, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ page: ownPage, status: oneOf(...allCouponStatuses).default(1) }),
  output: z.object({
    items: z.array(coupon),
    ...pageFields,
    counts: z.object({ unused: z.int(), locked: z.int(), used: z.int(), expired: z.int() }),
  }),
});
export type CouponPage = z.output<typeof listCoupons.output>;

export const getCouponUse = endpoint({
  method: 'GET',
  path: '/api/user/coupon/usedetail',
  summary: 'One coupon of the account: what it is good for, and what happened to it',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ couponrecordid: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: coupon.extend({
    history: z.array(
      z.object({
        move: z.enum(couponTransitions),
        at: z.string(),
        /** The order or parcel that it was for, or where it came from. */
        ref: z.string(),
        /** What it took off; 0 where nothing was taken. */
        discountCents: cents,
      }),
    ),
  }),
});

export const countExpiringCoupons = endpoint({
  method: 'GET',
  path: '/api/cart/expireCouponQty',
  summary: 'How many coupons for this cart expire within the next days',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({
    /** 1: the cart of SA stock. */
    sastock: oneOf(0, 1).default(0),
  }),
  output: z.object({ qty: z.int(), days: z.int() }),
});

const offered = terms.extend({
  id: z.int(),
  stock: z.int(),
  left: z.int(),
  lifeDays: z.int(),
});
export type SnatchOffer = z.output<typeof offered>;

export const listSnatchCoupons = endpoint({
  method: 'GET',
  path: '/api/activity/snatchcoupon/index',
  summary: "Today's coupons: when they are given out, how many are left, and which one the caller got",
  auth: 'guest',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({}),
  output: z.object({
    /** The shop's time, by which a countdown is right whatever the phone believes. */
    now: z.string(),
    rounds: z.array(
      z.object({ opensAt: z.string(), closesAt: z.string(), open: z.boolean(), coupons: z.array(offered) }),
    ),
    /** When coupons are given out next, today or tomorrow; '' when that is not known. */
    nextOpensAt: z.string(),
    /** What the caller got today. */
    mine: z.object({ id: z.int(), couponrecordid: z.int() }).nullable(),
  }),
});
export type Snatch = z.output<typeof listSnatchCoupons.output>;

export const snatchCoupon = endpoint({
  method: 'POST',
  path: '/api/activity/snatchcoupon',
  summary: "Get one of today's coupons; one for each account a day, as long as there are some",
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({ id }),
  output: coupon,
});
