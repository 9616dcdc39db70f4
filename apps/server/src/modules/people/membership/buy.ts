import { longDate } from '@sgb/contract/date-words.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { planOf, tierNames } from '@sgb/contract/membership-plans.ts';
import { type Day, plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type Notice, notify } from '../../base/messages/index.ts';
import { book, spendable } from '../../books/ledger/index.ts';
import { setVip } from '../identity/index.ts';
import { couponsOrder } from './coupons-order.ts';
import { type Membership, membershipAt, type Offer, offerOf, type PlanTerms } from './rules.ts';
import { membershipTerms, membershipTiers } from './settings.ts';
import * as store from './store.ts';
import { billNote, numberOf, paidNotice } from './words.ts';

/** What a plan costs at the prices in force; undefined for a number that is no plan. */
function planTerms(planId: number, settings: Settings): PlanTerms | undefined {
  const plan = planOf(planId);
  return plan && { ...plan, priceCents: settings.get(membershipTiers)[plan.tier].prices[plan.months] };
}

/** What a plan is to somebody, or why it is not sold to them. */
export function offered(planId: number, has: Membership | null, today: Day, settings: Settings): Offer | Refusal {
  const plan = planTerms(planId, settings);
  if (!plan) return refuse('badInput', 'vipgradepriceid: there is no such plan', { field: 'vipgradepriceid' });
  const offer = offerOf(plan, has, today);
  if (!offer || !has) {
    if (offer) return offer;
    return refuse('lowerTier');
  }
  const { mostMonths } = settings.get(membershipTerms);
  if (offer.toDay > plusMonths(today, mostMonths)) {
    return refuse(
      'membershipTooLong',
      `Your membership lasts until ${longDate(has.endDay)} already. You can renew it at most ${mostMonths} months ahead.`,
    );
  }
  return offer;
}

export interface Wish {
  readonly accountId: number;
  readonly planId: number;
  /** What the shopper saw and agreed to; left out: whatever it costs now. */
  readonly agreed?: { readonly amount: number; readonly endDay: Day };
  /** Of this wish: sent again, it gets the first answer. */
  readonly key: string;
}

/** Buys, renews or upgrades from the balance. A refusal leaves nothing behind. */
export async function buyMembership(tx: Tx, wish: Wish, { settings, now }: At): Promise<store.TermRow | Refusal> {
  const { accountId, planId, agreed, key } = wish;
  await store.lockMembership(tx, accountId);
  const known = await store.termByKey(tx, accountId, key);
  if (known) return isSame(known, wish) ? known : refuse('keyReused');
  const today = shopDay(now);
  const has = membershipAt(await store.termsOf(tx, accountId, today), today);
  const offer = offered(planId, has, today, settings);
  if (offer instanceof Refusal) return offer;
  // Another tab may have bought meanwhile, or the price may be a new one: nobody pays for what they did not see.
  if (agreed && (offer.payCents !== agreed.amount || offer.toDay !== agreed.endDay))
    return refuse('membershipChanged', changedWords(has));
  const id = await store.nextTermId(tx);
  const booked =
    offer.payCents > 0
      ? await book(tx, {
          key: `membership:${accountId}:${key}`,
          type: entryTypes.membership,
          ref: numberOf(id),
          note: billNote(offer),
          postings: [
            { from: spendable(accountId), to: 'sales.membership', amount: offer.payCents, item: `membership:${id}` },
          ],
          now,
        })
      : null;
  if (booked instanceof Refusal) return booked;
  return addTerm(
    tx,
    { id, accountId, offer, entryId: booked?.entryId ?? null, key },
    paidNotice(accountId, id, offer),
    now,
  );
}

interface NewTerm {
  readonly id: number;
  readonly accountId: number;
  readonly offer: Offer;
  readonly entryId: number | null;
  readonly key: string | null;
}

/** Writes a term down, lets everybody know of it, and has its coupons given. */
export async function addTerm(tx: Tx, term: NewTerm, notice: Notice, now: Date): Promise<store.TermRow> {
  const { id, accountId, offer, entryId, key } = term;
  const row = {
    id,
    accountId,
    tier: offer.tier,
    kind: offer.kind,
    months: offer.months,
    fromDay: offer.fromDay,
    toDay: offer.toDay,
    valueCents: offer.valueCents,
    creditCents: offer.creditCents,
    paidCents: offer.payCents,
    entryId,
    clientKey: key,
    madeAt: now,
    replacedBy: null,
    cancelledAt: null,
    refundId: null,
  };
  await store.insertTerm(
    tx,
    row,
    offer.replaces.map((each) => each.id),
  );
  await setVip(tx, accountId, offer.tier, shopMoment(offer.toDay, 24));
  await notify(tx, notice, { now });
  enqueue(tx, couponsOrder, { termId: id });
  return row;
}

function isSame(known: store.TermRow, { planId, agreed }: Wish): boolean {
  const plan = planOf(planId);
  const samePlan = plan?.tier === known.tier && plan.months === known.months;
  return samePlan && (!agreed || (known.paidCents === agreed.amount && known.toDay === agreed.endDay));
}

function changedWords(has: Membership | null): string {
  return has
    ? `Nothing was paid: you are ${tierNames[has.tier]} until ${longDate(has.endDay)}. Please look at the new amount and end.`
    : 'Nothing was paid: the price or your membership has changed. Please look at the new amount and end.';
}
