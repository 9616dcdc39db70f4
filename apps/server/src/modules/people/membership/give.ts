import { type TierId, tierIds } from '@sgb/contract/membership-plans.ts';
import { addDays, shopDay } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { addTerm } from './buy.ts';
import { giftOf, membershipAt } from './rules.ts';
import { membershipTerms, membershipTiers } from './settings.ts';
import * as store from './store.ts';
import { giftNotice } from './words.ts';

const monthlyOf = (settings: Settings) =>
  Object.fromEntries(tierIds.map((tier) => [tier, settings.get(membershipTiers)[tier].prices[1]])) as Record<
    TierId,
    number
  >;

/**
 * The free upgrade, for whoever signs for enough goods. Orders call it whenever goods are signed for, with the goods of
 * the last days (`free.days` of the setting) and their amount; the same goods do not earn it twice.
 */
export async function considerFreeUpgrade(
  tx: Tx,
  signed: { readonly accountId: number; readonly goodsCents: number },
  { settings, now }: At,
): Promise<store.TermRow | null> {
  const { free } = settings.get(membershipTerms);
  const { accountId } = signed;
  if (signed.goodsCents < free.goodsCents) return null;
  await store.lockMembership(tx, accountId);
  if (await store.hasGiftSince(tx, accountId, addDays(now, -free.days))) return null;
  const today = shopDay(now);
  const has = membershipAt(await store.termsOf(tx, accountId, today), today);
  const offer = giftOf({ ...free, monthlyCents: monthlyOf(settings) }, has, today);
  const id = await store.nextTermId(tx);
  const notice = giftNotice(accountId, id, offer, free.goodsCents, free.days);
  return addTerm(tx, { id, accountId, offer, entryId: null, key: null }, notice, now);
}
