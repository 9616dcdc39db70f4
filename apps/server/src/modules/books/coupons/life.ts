import { couponStatuses } from '@sgb/contract/coupon-types.ts';
import { addDays, endOfDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { baseOf, discountOf, returned, type Spend, statusOf } from './rules.ts';
import type { CouponRow } from './store.ts';
import * as store from './transition-store.ts';
import { grantedNotice, returnedNotice } from './words.ts';

export interface Grant {
  readonly accountId: number;
  /** The key of a template. */
  readonly template: string;
  /** Why, once: the same reason never gives a second coupon. */
  readonly reason: string;
  /** The same in words of the shopper. */
  readonly ref: string;
  /** Without a word: for what is long past. */
  readonly quiet?: boolean;
  readonly now: Date;
}

/** Gives a coupon. Undefined when this reason has given one before. */
export async function grantCoupon(tx: Tx, grant: Grant): Promise<CouponRow | undefined> {
  const { accountId, reason, ref, now } = grant;
  const template = await store.templateByKey(tx, grant.template);
  // To the end of the day, so that "valid until the 15th" is true in the evening, too.
  const expiresAt = endOfDay(addDays(now, template.lifeDays));
  const coupon = await store.insertCoupon(tx, template, { accountId, reason, grantedAt: now, expiresAt });
  if (!coupon) return undefined;
  await store.addTransition(tx, coupon.id, { move: 'granted', ref, discountCents: 0, at: now });
  if (!grant.quiet) await notify(tx, grantedNotice(coupon, ref), { now });
  return coupon;
}

export interface Take {
  readonly accountId: number;
  readonly couponId: number;
  readonly spend: Spend;
  /** What it is taken for, such as 'checkout:17'; each has one coupon at most. */
  readonly usedFor: string;
  /** The same in words of the shopper. */
  readonly ref: string;
  readonly now: Date;
}

/** Sets a coupon aside for something that is paid later. Answers what it takes off. */
export const lockCoupon = (tx: Tx, take: Take) => taken(tx, take, 'locked');

/** Uses a coupon for something that is paid in this transaction. Answers what it takes off. */
export const useCoupon = (tx: Tx, take: Take) => taken(tx, take, 'used');

async function taken(tx: Tx, take: Take, move: 'locked' | 'used'): Promise<{ discountCents: number } | Refusal> {
  const { accountId, couponId, usedFor, ref, now, spend } = take;
  const coupon = await store.lockCouponRow(tx, store.ownCoupon(accountId, couponId));
  if (!coupon) return refuse('notFound', 'This coupon is not yours.');
  if (statusOf(coupon, now) !== couponStatuses.unused) return refuse('couponNotUsable');
  const discountCents = discountOf(coupon, spend);
  if (discountCents === 0) return refuse('couponNotForThis', whyNot(coupon, spend));
  await store.changeCoupon(tx, coupon.id, { state: couponStatuses[move], usedFor, discountCents });
  await store.addTransition(tx, coupon.id, { move, ref, discountCents, at: now });
  return { discountCents };
}

function whyNot({ type, minimumCents }: CouponRow, spend: Spend): string {
  const missing = minimumCents - baseOf(type, spend);
  return missing > 0
    ? `This coupon is good from ${formatRand(minimumCents)} on: ${formatRand(missing)} more is needed.`
    : 'This coupon cannot be used for what you are paying.';
}

interface About {
  readonly usedFor: string;
  readonly ref: string;
  readonly now: Date;
}

/** What was set aside is used: its checkout was paid. False when nothing was set aside for it. */
export async function captureCoupon(tx: Tx, { usedFor, ref, now }: About): Promise<boolean> {
  const coupon = await store.lockCouponRow(tx, store.couponFor(usedFor));
  if (coupon?.state !== couponStatuses.locked) return false;
  await store.changeCoupon(tx, coupon.id, { state: couponStatuses.used });
  await store.addTransition(tx, coupon.id, { move: 'used', ref, discountCents: coupon.discountCents, at: now });
  return true;
}

/**
 * Gives back what was locked or used for something that is not bought after all; a coupon that ended meanwhile is good
 * for a few days more. False when there was none.
 */
export async function giveBackCoupon(
  tx: Tx,
  { usedFor, ref, now, returnDays, quiet = false }: About & { readonly returnDays: number; readonly quiet?: boolean },
): Promise<boolean> {
  const coupon = await store.lockCouponRow(tx, store.couponFor(usedFor));
  if (!coupon) return false;
  const free = returned(coupon, now, returnDays);
  await store.changeCoupon(tx, coupon.id, free);
  await store.addTransition(tx, coupon.id, { move: 'returned', ref, discountCents: coupon.discountCents, at: now });
  if (!quiet) await notify(tx, returnedNotice(coupon, free.expiresAt, ref), { now });
  return true;
}
