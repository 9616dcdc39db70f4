import type { countExpiringCoupons, getCouponUse, listCoupons } from '@sgb/contract/coupons.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { isExpiring, statusOf, typesOfCart } from './rules.ts';
import { couponsTerms } from './settings.ts';
import * as store from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const statusNames = { 1: 'unused', 2: 'locked', 3: 'used', 4: 'expired' } as const;

/** A coupon as its owner sees it. */
export function shownCoupon(row: store.CouponRow, now: Date, settings: Settings) {
  const { remindDays } = settings.get(couponsTerms);
  const { name, type, amountCents, basisPoints, capCents, minimumCents } = row;
  return {
    couponrecordid: row.id,
    name,
    type,
    amountCents,
    basisPoints,
    capCents,
    minimumCents,
    status: statusOf(row, now),
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expiring: isExpiring(row, now, remindDays),
  };
}

export async function userCoupons(call: Call<'shopper'>, { page, status }: InputOf<typeof listCoupons>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const { rows, counts } = await call.db.read(async (reader) => ({
    rows: await store.couponsOf(reader, { accountId, status, page, now }),
    counts: await store.countsOf(reader, accountId, now),
  }));
  const total = counts[statusNames[status]];
  return {
    items: rows.map((row) => shownCoupon(row, now, settings)),
    total,
    page,
    pages: ownPagesFromOne(total),
    counts,
  };
}

export async function couponUse(call: Call<'shopper'>, { couponrecordid }: InputOf<typeof getCouponUse>) {
  const settings = await call.settings();
  return call.db.read(async (reader) => {
    const row = await store.couponOf(reader, call.session.accountId, couponrecordid);
    if (!row) return refuse('notFound', 'This coupon is not yours.');
    const history = await store.transitionsOf(reader, row.id);
    return {
      ...shownCoupon(row, call.clock.now(), settings),
      history: history.map(({ move, at, ref, discountCents }) => ({ move, at: at.toISOString(), ref, discountCents })),
    };
  });
}

export async function expireCouponQty(call: Call<'shopper'>, { sastock }: InputOf<typeof countExpiringCoupons>) {
  const { remindDays } = (await call.settings()).get(couponsTerms);
  const now = call.clock.now();
  const about = {
    accountId: call.session.accountId,
    types: typesOfCart(sastock),
    now,
    until: addDays(now, remindDays),
  };
  return { qty: await call.db.read((reader) => store.countExpiring(reader, about)), days: remindDays };
}
