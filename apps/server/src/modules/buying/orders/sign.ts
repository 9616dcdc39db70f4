import { orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { centsOf, coinsForGoods, earnCoins, takeBackCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { inviterOf } from '../../people/identity/index.ts';
import { benefitsOf, considerFreeUpgrade, membershipOf, useBenefit } from '../../people/membership/index.ts';
import { membershipTerms } from '../../people/membership/settings.ts';
import { moveOrders } from './move.ts';
import type { Ending } from './refund/refund.ts';
import * as signs from './sign-store.ts';
import type { OrderRow } from './store.ts';
import { tellSigned } from './worth.ts';

export interface Signing extends Ending {
  /** Without a word: for what is long past. */
  readonly quiet?: boolean;
}

/** Coins for the goods that were kept, by the tier of today. */
async function reward(
  tx: Tx,
  order: OrderRow,
  level: VipLevel,
  { settings, now, quiet = false }: Signing,
): Promise<undefined | Refusal> {
  const { accountId, id } = order;
  const terms = settings.get(scoinTerms);
  const goodsCents = Math.max(0, order.goodsCents - (order.returned.goods ?? 0));
  const amount = coinsForGoods(goodsCents, terms, benefitsOf(level, settings).scoinPercent * 100);
  if (amount === 0) return undefined;
  const ref = orderNumber(id);
  const earned = await earnCoins(tx, {
    accountId,
    amount,
    reason: 'goods',
    key: `order:${id}:goods`,
    ref,
    tell: !quiet,
    terms,
    now,
  });
  if (earned instanceof Refusal) return earned;
  signs.writeReward(tx, id, amount, earned.entryId);
  const savedCents = centsOf(amount - coinsForGoods(goodsCents, terms), terms);
  useBenefit(tx, { accountId, level, benefit: 'scoin', ref: `order:${id}`, savedCents, now });
  return undefined;
}

/** Whoever brought a friend is thanked when the friend has signed for something for the first time. */
async function thankInviter(
  tx: Tx,
  accountId: number,
  { settings, now, quiet = false }: Signing,
): Promise<undefined | Refusal> {
  const inviter = await inviterOf(tx, accountId);
  const terms = settings.get(scoinTerms);
  if (inviter === null || terms.referral === 0) return undefined;
  const thanked = await earnCoins(tx, {
    accountId: inviter,
    amount: terms.referral,
    reason: 'referral',
    key: `referral:${accountId}`,
    ref: 'A friend’s first order',
    tell: !quiet,
    terms,
    now,
  });
  return thanked instanceof Refusal && thanked.code !== 'keyReused' ? thanked : undefined;
}

/**
 * Orders of one shopper that are held are signed for: by the shopper, or by the clock. Coins, the free upgrade and the
 * thanks to a friend follow. What was signed for before is left alone.
 */
export async function signOrders(tx: Tx, rows: readonly OrderRow[], ending: Signing): Promise<undefined | Refusal> {
  const { now, settings } = ending;
  const open = rows.filter(({ signedAt }) => signedAt === null);
  const [first] = open;
  if (!first) return undefined;
  const stock = open.filter(({ status }) => status === orderStatuses.stockShipped);
  if (stock.length > 0) {
    const stuck = await moveOrders(tx, stock, { ...ending, to: orderStatuses.stockReview });
    if (stuck) return stuck;
  }
  const ids = open.map(({ id }) => id);
  signs.writeSigned(tx, ids, now);
  tellSigned(tx, ids);
  const { accountId } = first;
  const level = (await membershipOf(tx, accountId, now))?.tier ?? 0;
  for (const order of open) {
    const refused = await reward(tx, order, level, ending);
    if (refused) return refused;
  }
  const since = addDays(now, -settings.get(membershipTerms).free.days);
  const goodsCents = await signs.signedGoods(tx, accountId, since);
  await considerFreeUpgrade(tx, { accountId, goodsCents }, { settings, now });
  return thankInviter(tx, accountId, ending);
}

/** Coins that were given for goods which are paid back now go back in the same part. */
export async function takeBackReward(
  tx: Tx,
  order: OrderRow,
  backCents: number,
  { settings, now }: Pick<Ending, 'settings' | 'now'>,
): Promise<undefined | Refusal> {
  if (order.rewardEntryId === null || order.goodsCents === 0) return undefined;
  const amount = Math.min(order.rewardCoins, Math.ceil((order.rewardCoins * backCents) / order.goodsCents));
  if (amount === 0) return undefined;
  const taken = await takeBackCoins(tx, {
    accountId: order.accountId,
    entryId: order.rewardEntryId,
    amount,
    key: `order:${order.id}:goods:back:${order.refundedCents + backCents}`,
    ref: orderNumber(order.id),
    terms: settings.get(scoinTerms),
    now,
  });
  if (taken instanceof Refusal) return taken;
  await signs.reduceReward(tx, order.id, amount);
  return undefined;
}
