import type * as contract from '@sgb/contract/membership.ts';
import {
  type PlanMonths,
  planIdOf,
  planMonths,
  type TierId,
  tierIds,
  tierNames,
} from '@sgb/contract/membership-plans.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { couponAmounts } from '../../books/coupons/index.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { benefitsOf } from './benefits.ts';
import { buyMembership, offered } from './buy.ts';
import { cancelMembership, refundable } from './cancel.ts';
import type { MembershipNeeds } from './needs.ts';
import { changeOf, membershipAt } from './rules.ts';
import { feesService, membershipTerms, membershipTiers } from './settings.ts';
import * as store from './store.ts';
import { numberOf } from './words.ts';

type InputOf<Endpoint extends { input: z.ZodType }> = z.output<Endpoint['input']>;

/** Without, then from the least to the best, as people read a table of offers. */
const levels = [0, 3, 2, 1] as const;

export async function priority(call: Call) {
  const settings = await call.settings();
  const all = levels.map((level) => ({ level, benefits: benefitsOf(level, settings) }));
  const amounts = await call.db.read((reader) =>
    couponAmounts(
      reader,
      all.map(({ benefits }) => benefits.coupons.template),
    ),
  );
  const { upToCents } = settings.get(feesService);
  const { cancelDays, free } = settings.get(membershipTerms);
  return {
    list: all.map(({ level, benefits }) => ({
      ...benefits,
      ...benefits.serviceFee,
      vipgradeid: level,
      vipname: tierNames[level],
      upToCents,
      coupons: { count: benefits.coupons.count, cents: amounts.get(benefits.coupons.template) ?? 0 },
    })),
    cancelDays,
    free: {
      vipgradeid: free.tier,
      vipname: tierNames[free.tier],
      months: free.months,
      goodsCents: free.goodsCents,
      days: free.days,
    },
  };
}

function planShown(settings: Settings, tier: TierId, months: PlanMonths) {
  const { prices } = settings.get(membershipTiers)[tier];
  return {
    vipgradepriceid: planIdOf(tier, months),
    vipgradeid: tier,
    vipname: tierNames[tier],
    months,
    price: prices[months],
    perMonth: divideHalfUp(prices[months], months),
    saves: Math.max(0, prices[1] * months - prices[months]),
  };
}

const plansOf = (settings: Settings, tier: TierId) => planMonths.map((months) => planShown(settings, tier, months));

export async function priceInfo(call: Call) {
  const settings = await call.settings();
  return { list: tierIds.toReversed().flatMap((tier) => plansOf(settings, tier)) };
}

export async function plans(call: Call, { vipgradeid }: InputOf<typeof contract.getPlans>) {
  return { vipgradeid, vipname: tierNames[vipgradeid], plans: plansOf(await call.settings(), vipgradeid) };
}

/** What the account of this call has today. */
function standing(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const today = shopDay(call.clock.now());
  return call.db.read(async (reader) => ({
    today,
    has: membershipAt(await store.termsOf(reader, accountId, today), today),
    balance: await spendableBalance(reader, accountId),
  }));
}

export async function vipInfo(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const today = shopDay(now);
  return call.db.read(async (reader) => {
    const terms = await store.termsOf(reader, accountId, today);
    const has = membershipAt(terms, today);
    if (!has) {
      return {
        viplevel: 0,
        vipname: '',
        startdate: '',
        enddate: '',
        remainday: 0,
        savedCents: 0,
        refund: null,
      } as const;
    }
    const { savedCents } = await store.usedSince(reader, accountId, shopMoment(has.startDay, 0));
    return {
      viplevel: has.tier,
      vipname: tierNames[has.tier],
      startdate: has.startDay,
      enddate: has.endDay,
      remainday: has.daysLeft,
      savedCents,
      refund: await refundable(reader, terms, { settings, now }),
    };
  });
}

/** The tier that most begin with. */
const usualTier = 2;

export async function checkout(call: Call<'shopper'>, input: InputOf<typeof contract.getCheckout>) {
  const { has, balance } = await standing(call);
  const vipgradeid = input.vipgradeid ?? has?.tier ?? usualTier;
  return {
    vipgradeid,
    vipname: tierNames[vipgradeid],
    change: changeOf(vipgradeid, has),
    viplevel: has?.tier ?? 0,
    enddate: has?.endDay ?? '',
    remainday: has?.daysLeft ?? 0,
    balance,
    cancelDays: (await call.settings()).get(membershipTerms).cancelDays,
  } as const;
}

export async function describe(call: Call<'shopper'>, { vipgradepriceid }: InputOf<typeof contract.describePlan>) {
  const { has, balance, today } = await standing(call);
  const offer = offered(vipgradepriceid, has, today, await call.settings());
  if (offer instanceof Refusal) return offer;
  return {
    vipgradepriceid,
    vipgradeid: offer.tier,
    vipname: tierNames[offer.tier],
    months: offer.months,
    change: bought(offer.kind),
    price: offer.priceCents,
    credit: offer.creditCents,
    creditDays: offer.creditDays,
    creditName: offer.kind === 'upgrade' && has ? tierNames[has.tier] : '',
    extraDays: offer.extraDays,
    pay: offer.payCents,
    startdate: offer.fromDay,
    enddate: offer.toDay,
    balance,
    missing: Math.max(0, offer.payCents - balance),
  };
}

function bought(kind: store.TermRow['kind']) {
  if (kind === 'free') throw new Error('a gift is not bought');
  return kind;
}

export async function pay(
  call: Call<'shopper'>,
  input: InputOf<typeof contract.payMembership>,
  needs: MembershipNeeds,
) {
  const at = await atOf(call);
  const { vipgradepriceid: planId, amount, enddate: endDay, key } = input;
  const { accountId } = call.session;
  const wish = { accountId, planId, agreed: { amount, endDay }, key };
  const term = await call.db.transact(async (tx) => {
    const done = await buyMembership(tx, wish, at);
    if (!(done instanceof Refusal)) await needs.close(tx, accountId, at.now);
    return done;
  });
  if (term instanceof Refusal) return term;
  return {
    number: numberOf(term.id),
    vipgradeid: term.tier,
    vipname: tierNames[term.tier],
    change: bought(term.kind),
    paid: term.paidCents,
    startdate: term.fromDay,
    enddate: term.toDay,
  };
}

export async function cancel(call: Call<'shopper'>, { membershipid }: InputOf<typeof contract.cancelMembership>) {
  const at = await atOf(call);
  const wish = { accountId: call.session.accountId, termId: membershipid };
  const done = await call.db.transact((tx) => cancelMembership(tx, wish, at));
  if (done instanceof Refusal) return done;
  const { refunded, has } = done;
  return {
    refunded,
    viplevel: has?.tier ?? 0,
    vipname: has ? tierNames[has.tier] : '',
    enddate: has?.endDay ?? '',
  } as const;
}

export async function vipName({ session }: Call<'shopper'>) {
  const { vipLevel } = session;
  return { viplevel: vipLevel, vipname: vipLevel === 0 ? '' : tierNames[vipLevel] };
}
