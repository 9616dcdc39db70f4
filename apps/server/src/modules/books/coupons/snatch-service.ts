import type { snatchCoupon } from '@sgb/contract/coupons.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { grantCoupon } from './life.ts';
import { shownCoupon } from './service.ts';
import { nextOpening, slotsOf, verdictOf } from './snatch-rules.ts';
import * as store from './snatch-store.ts';

type Listed = Awaited<ReturnType<typeof store.roundsOf>>[number];

/** The rounds of a day, made from the offers by whoever asks first. */
async function roundsOf(call: Call, day: string): Promise<{ rounds: Listed[]; hours: number[] }> {
  const known = await call.db.read(async (reader) => ({
    rounds: await store.roundsOf(reader, day),
    offers: await store.activeOffers(reader),
  }));
  const hours = known.offers.map(({ hour }) => hour);
  if (known.rounds.length > 0 || known.offers.length === 0) return { rounds: known.rounds, hours };
  const rounds = await call.db.transact(async (tx) => {
    await store.addRounds(tx, day, known.offers, slotsOf(day, hours));
    return store.roundsOf(tx, day);
  });
  return { rounds, hours };
}

function offered({ round, template }: Listed) {
  const { name, type, amountCents, basisPoints, capCents, minimumCents, lifeDays } = template;
  const left = round.stock - round.taken;
  return {
    id: round.id,
    name,
    type,
    amountCents,
    basisPoints,
    capCents,
    minimumCents,
    lifeDays,
    stock: round.stock,
    left,
  };
}

export async function snatchIndex(call: Call) {
  const now = call.clock.now();
  const day = shopDay(now);
  const { rounds, hours } = await roundsOf(call, day);
  const accountId = call.session?.accountId;
  const mine = accountId ? await call.db.read((reader) => store.snatchedOn(reader, accountId, day)) : null;
  const together = Map.groupBy(rounds, ({ round }) => round.opensAt.toISOString());
  return {
    now: now.toISOString(),
    rounds: [...together].map(([opensAt, listed]) => {
      const closesAt = listed[0]?.round.closesAt ?? now;
      return {
        opensAt,
        closesAt: closesAt.toISOString(),
        open: new Date(opensAt) <= now && now < closesAt,
        coupons: listed.map(offered),
      };
    }),
    nextOpensAt: nextOpening(hours, now)?.toISOString() ?? '',
    mine,
  };
}

/** One for each account a day, and never more than there are: see the constraints of 0022_coupons.sql. */
export async function snatch(call: Call<'shopper'>, { id }: z.output<(typeof snatchCoupon)['input']>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const day = shopDay(now);
  return call.db.transact(async (tx) => {
    const found = await store.roundById(tx, id);
    if (!found) return refuse('notFound', 'This coupon is not offered any more.');
    const verdict = verdictOf(found.round, now);
    // Whoever got the last one and did not hear of it asks again.
    if (verdict === 'snatchGone' && (await store.snatchedOn(tx, accountId, day))) return refuse('snatchedToday');
    if (verdict !== 'open') return refuse(verdict);
    if (!(await store.claimDay(tx, { accountId, day, roundId: id }))) return refuse('snatchedToday');
    if (!(await store.takeOne(tx, id, now))) return refuse('snatchGone');
    const coupon = await grantCoupon(tx, {
      accountId,
      template: found.template.key,
      reason: store.snatchReason(accountId, day),
      ref: "Today's coupons",
      now,
    });
    if (!coupon) throw new Error(`account ${accountId} has a coupon of ${day} that nobody claimed`);
    return shownCoupon(coupon, now, settings);
  });
}
