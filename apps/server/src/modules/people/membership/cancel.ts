import { entryTypes } from '@sgb/contract/ledger.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { notify } from '../../base/messages/index.ts';
import { couponsTouched, withdrawCoupons } from '../../books/coupons/index.ts';
import { reverse } from '../../books/ledger/index.ts';
import { setVip } from '../identity/index.ts';
import { couponReason } from './coupons-order.ts';
import { cancelUntil, hasBegun, type Membership, membershipAt } from './rules.ts';
import { membershipTerms } from './settings.ts';
import * as store from './store.ts';
import { cancelledNotice, numberOf } from './words.ts';

const newest = (terms: readonly store.TermRow[]) => terms.toSorted((a, b) => b.id - a.id)[0];

async function wasUsed(reader: Sql, term: store.TermRow, now: Date): Promise<boolean> {
  return hasBegun(term, shopDay(now)) && (await store.usedSince(reader, term.accountId, term.madeAt)).uses > 0;
}

/** The last payment, if all of it would come back now. */
export async function refundable(reader: Sql, terms: readonly store.TermRow[], { settings, now }: At) {
  const last = newest(terms);
  const until = last && last.paidCents > 0 && cancelUntil(last, settings.get(membershipTerms).cancelDays);
  if (!last || !until || until < now || (await wasUsed(reader, last, now))) return null;
  if (await couponsTouched(reader, { accountId: last.accountId, reason: couponReason(last.id) })) return null;
  return { membershipid: last.id, number: numberOf(last.id), amount: last.paidCents, until: until.toISOString() };
}

interface Cancelled {
  readonly refunded: number;
  readonly has: Membership | null;
}

/** Gives the last payment back; what it replaced counts again. Sent again, it answers the same. */
export async function cancelMembership(
  tx: Tx,
  wish: { readonly accountId: number; readonly termId: number },
  at: At,
): Promise<Cancelled | Refusal> {
  const { accountId, termId } = wish;
  const { settings, now } = at;
  await store.lockMembership(tx, accountId);
  const term = await store.termById(tx, termId);
  if (term?.accountId !== accountId) return refuse('notFound', 'This membership is not yours.');
  if (term.cancelledAt) return { refunded: term.paidCents, has: await hasNow(tx, accountId, now) };
  const terms = await store.termsOf(tx, accountId, shopDay(now));
  const shut = whyNot(term, newest(terms), settings, now);
  if (shut) return shut;
  if (await wasUsed(tx, term, now)) return refuse('benefitUsed');
  if (!(await withdrawCoupons(tx, { accountId, reason: couponReason(termId), now }))) return refuse('benefitUsed');
  const refund = await reverse(tx, {
    key: `membership:cancel:${termId}`,
    entryId: term.entryId ?? 0,
    type: entryTypes.refund,
    ref: numberOf(termId),
    note: 'Membership cancelled',
    now,
  });
  if (refund instanceof Refusal) return refund;
  await store.cancelTerm(tx, termId, refund.entryId, now);
  const has = await hasNow(tx, accountId, now);
  const lastDay = (await store.lastTermOf(tx, accountId))?.toDay ?? null;
  await setVip(tx, accountId, has?.tier ?? 0, lastDay === null ? null : shopMoment(lastDay, 24));
  await notify(tx, cancelledNotice(accountId, termId, term.tier, term.paidCents), { now });
  return { refunded: term.paidCents, has };
}

async function hasNow(tx: Tx, accountId: number, now: Date): Promise<Membership | null> {
  const today = shopDay(now);
  return membershipAt(await store.termsOf(tx, accountId, today), today);
}

function whyNot(term: store.TermRow, last: store.TermRow | undefined, settings: Settings, now: Date): Refusal | null {
  const { cancelDays } = settings.get(membershipTerms);
  if (term.paidCents === 0) return refuse('notCancellable', 'There is no payment to refund.');
  if (cancelUntil(term, cancelDays) < now) {
    return refuse(
      'notCancellable',
      `A membership can be cancelled for a refund within ${cancelDays} days; that time is over.`,
    );
  }
  if (last?.id !== term.id) return refuse('notCancellable', 'Only your latest membership payment can be refunded.');
  return null;
}
