import type { Placed, submitCheckout } from '@sgb/contract/checkout.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { checkoutNumber, checkoutStates, markets, orderTypes } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type Balances, spendableBalance } from '../../books/ledger/index.ts';
import { aliveOf, openRecharge } from '../../cash/recharge/index.ts';
import { rechargeTerms } from '../../cash/recharge/settings.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { freePhotosLeft, freePhotoUses, grantBenefits } from '../../people/membership/index.ts';
import { takeLines } from '../cart/index.ts';
import { bookPayment, couponUse, type DraftOrder, paidStatus, writeOrders } from '../orders/index.ts';
import { shortOf } from './balance.ts';
import { paidOrder } from './jobs-orders.ts';
import { agesOf, type Outside, preview, recheck, staleOffers, tickedAbout } from './preview.ts';
import { draftsOf, type Facts, shownAddressee, shownBreakdown } from './price/basket.ts';
import { type Reckoning, reckon } from './price/gifts.ts';
import { freeAmong, photoCents, readServices, wantsPhotos } from './price/service-rules.ts';
import { reserve } from './reservation-store.ts';
import { feeUses, rechargeFor } from './rules.ts';
import { checkoutServices, checkoutTerms } from './settings.ts';
import * as store from './store.ts';
import { clocksOf, type Taking, takeCoins, takeCoupon, takeGoods } from './take.ts';

type ShopperCall = Call<'shopper'>;
type Input = z.output<typeof submitCheckout.input>;

/** What has to be read again at its supplier before it can be bought. */
interface Stale {
  readonly stale: readonly number[];
}

const isStale = (outcome: object): outcome is Stale => 'stale' in outcome;

interface Wish extends At {
  readonly accountId: number;
  readonly vipLevel: Facts['vipLevel'];
  readonly input: Input;
  /** Whether prices may be as old as they are: their suppliers have been asked. */
  readonly asked: boolean;
}

export function placedOf(row: store.CheckoutRow, orders: number, recharge: string | null): Placed {
  const { id, state, market, totalCents } = row;
  return { id, number: checkoutNumber(id), state, market, totalCents, orders, recharge };
}

/** The first answer again, to whoever sends the same wish again. */
async function replayed(tx: Tx, knownId: number, { accountId, input }: Wish): Promise<Placed | Refusal> {
  const row = await store.checkoutOf(tx, accountId, knownId);
  if (!row || row.market !== input.market || row.lines.totalCents !== input.agreed) return refuse('keyReused');
  const alive = row.rechargeId === null ? undefined : (await aliveOf(tx, [row.rechargeId])).get(row.rechargeId);
  return placedOf(row, row.lines.lines.length, alive?.number ?? null);
}

interface Placing {
  readonly id: number;
  readonly drafts: readonly DraftOrder[];
  readonly reckoning: Reckoning;
  readonly facts: Facts;
  /** The lines of the cart that they are made of. */
  readonly lineIds: readonly number[];
  /** As they were a moment ago. */
  readonly balances: Balances;
  /** The entry that pays for it, if it is paid for at once. */
  readonly entryId: number;
}

async function place(tx: Tx, outside: Outside, wish: Wish): Promise<Placed | Stale | Refusal> {
  const { accountId, vipLevel, input, settings, now } = wish;
  const { market, key } = input;
  const [begun, addressee] = await Promise.all([
    store.begin(tx, tickedAbout(settings, accountId, market), key),
    market === markets.southAfrica
      ? addresseeOf(tx, accountId, { id: input.receiverid, countryId: southAfrica })
      : undefined,
  ]);
  if (begun.known !== null) return replayed(tx, begun.known, wish);
  const stale = wish.asked ? [] : staleOffers(begun.lines, market, agesOf(settings).payMs, now);
  if (stale.length > 0) return { stale };
  const placing = await prepare(tx, wish, begun, addressee);
  if (placing instanceof Refusal) {
    // The same wish may have been fulfilled while this one waited for its lines.
    const known = await store.knownCheckout(tx, accountId, key);
    return known === null ? placing : replayed(tx, known, wish);
  }
  const { reckoning } = placing;
  const missing = input.recharge ? reckoning.totalCents - (await spendableBalance(tx, accountId)) : 0;
  const ref = couponUse(placing.id);
  const photos = {
    ref,
    count: freeAmong(reckoning.basket.services.values()),
    savedCents: photoCents(settings.get(checkoutServices)),
  };
  const uses = [...freePhotoUses(photos), ...feeUses(ref, reckoning.basket)];
  if (!(await grantBenefits(tx, { accountId, level: vipLevel, now }, uses))) return refuse('checkoutChanged');
  return input.paylater === 1 || missing > 0
    ? placeOpen(tx, outside, wish, placing, missing)
    : placePaid(tx, wish, placing);
}

/** What is to be written, at the price that the shopper agreed to; nothing is written yet. */
async function prepare(
  tx: Tx,
  wish: Wish,
  begun: store.Begun,
  addressee: Facts['addressee'],
): Promise<Placing | Refusal> {
  const { accountId, vipLevel, input, settings, now } = wish;
  const { market } = input;
  const { lines, numbers, quotes, balances } = begun;
  if (lines.length === 0) return refuse('nothingTicked');
  if (lines.some(({ fault }) => fault !== null)) return refuse('lineAtFault');
  if (lines.some(({ sellerAccount }) => sellerAccount === accountId)) return refuse('ownGoods');
  if (market === markets.southAfrica && !addressee) return refuse('receiverNeeded');
  const services = readServices(input.services);
  const freePhotos = wantsPhotos(services)
    ? await freePhotosLeft(tx, { accountId, level: vipLevel, settings, now })
    : 0;
  const { delivery } = input;
  const facts: Facts = { settings, accountId, vipLevel, market, quotes, services, freePhotos, addressee, delivery };
  const gifts = { couponId: input.couponid, coins: input.scoin, looking: false, now };
  const reckoning = await reckon(tx, lines, facts, gifts);
  if (reckoning.totalCents > settings.get(checkoutTerms).maxCents) return refuse('checkoutTooLarge');
  // Nobody pays for what they did not see.
  if (reckoning.totalCents !== input.agreed) return refuse('checkoutChanged');
  const drafts = draftsOf(reckoning.basket, reckoning.gifts, numbers.orderIds);
  const lineIds = lines.map(({ id }) => id);
  return { id: numbers.id, drafts, reckoning, facts, lineIds, balances, entryId: numbers.entryId };
}

function rowOf(wish: Wish, { id, reckoning, facts }: Placing) {
  const { accountId, vipLevel, input, settings, now } = wish;
  const { sums, totalCents, basket, delivery } = reckoning;
  const { priceUntil, payUntil } = clocksOf(settings, now);
  return {
    id,
    accountId,
    key: input.key,
    market: input.market,
    type: orderTypes.purchase,
    ...sums,
    totalCents,
    memberSavingCents: basket.memberSavingCents,
    couponId: reckoning.couponId,
    rate: settings.get(exchangeRate),
    vipLevel,
    lines: shownBreakdown(basket, sums),
    receiver: facts.addressee && delivery ? { ...shownAddressee(facts.addressee), mode: delivery.mode } : null,
    createdAt: now,
    priceUntil,
    payUntil,
  };
}

const wanted = (drafts: readonly DraftOrder[]) => drafts.map(({ skuId, quantity }) => ({ skuId, quantity }));

/** Coupon, coins, stock and money together: all of it, or nothing. */
async function placePaid(tx: Tx, wish: Wish, placing: Placing): Promise<Placed | Refusal> {
  const { accountId, input, settings, now } = wish;
  const { id, drafts, reckoning, lineIds, balances, entryId } = placing;
  const taking: Taking = { checkoutId: id, accountId, market: input.market, settings, now, paid: true };
  const refused = await takeCoupon(tx, taking, reckoning);
  if (refused) return refused;
  const withCoins = reckoning.gifts.scoin > 0;
  // Goods are held before balances. Without coins that wait for them, they go in one round trip with the payment.
  const goods = takeGoods(tx, input.market, wanted(drafts));
  const gone = withCoins ? await goods : undefined;
  if (gone) return gone;
  const scoinEntryId = withCoins ? await takeCoins(tx, taking, reckoning.gifts.scoin) : null;
  if (scoinEntryId instanceof Refusal) return scoinEntryId;
  const row = { ...rowOf(wish, placing), state: checkoutStates.paid, paidAt: now, entryId, scoinEntryId };
  const order = { type: orderTypes.purchase, market: input.market, status: 10 } as const;
  const paid = { status: paidStatus(order), entryId, scoinEntryId };
  // In one round trip with the payment: where something is refused, all of it is undone.
  const payment = bookPayment(tx, { accountId, checkoutId: id, orders: drafts, now, seen: balances, entryId });
  store.insertCheckout(tx, row);
  writeOrders(tx, { ...order, checkoutId: id, accountId, orders: drafts, paid, now });
  enqueue(tx, paidOrder, { checkoutId: id });
  takeLines(tx, accountId, lineIds);
  const [lacking, booked] = await Promise.all([goods, payment]);
  if (lacking) return lacking;
  if (booked instanceof Refusal) return shortOf(tx, accountId, reckoning.totalCents, booked);
  return {
    id,
    number: checkoutNumber(id),
    state: checkoutStates.paid,
    market: input.market,
    totalCents: row.totalCents,
    orders: drafts.length,
    recharge: null,
  };
}

/** The same, waiting for its payment: what it needs is set aside. */
async function placeOpen(
  tx: Tx,
  outside: Outside,
  wish: Wish,
  placing: Placing,
  missing: number,
): Promise<Placed | Refusal> {
  const { accountId, input, settings, now } = wish;
  const { id, drafts, reckoning, lineIds } = placing;
  const taking: Taking = { checkoutId: id, accountId, market: input.market, settings, now, paid: false };
  const refused = (await takeCoupon(tx, taking, reckoning)) ?? (await takeGoods(tx, input.market, wanted(drafts)));
  if (refused) return refused;
  const scoinHoldId = await takeCoins(tx, taking, reckoning.gifts.scoin);
  if (scoinHoldId instanceof Refusal) return scoinHoldId;
  const recharge =
    input.recharge && missing > 0
      ? await openRecharge(tx, outside, {
          accountId,
          method: input.recharge,
          amount: rechargeFor(missing, settings.get(rechargeTerms).minCents),
          key: input.key,
          settings,
          now,
        })
      : null;
  if (recharge instanceof Refusal) return recharge;
  const row = {
    ...rowOf(wish, placing),
    state: checkoutStates.awaitingPayment,
    scoinHoldId,
    rechargeId: recharge?.id ?? null,
  };
  const { type, market } = row;
  store.insertCheckout(tx, row);
  writeOrders(tx, { checkoutId: id, accountId, type, market, orders: drafts, paid: null, now });
  takeLines(tx, accountId, lineIds);
  if (market === markets.southAfrica) await reserve(tx, id, clocksOf(settings, now).stockUntil, wanted(drafts));
  return {
    id,
    number: checkoutNumber(id),
    state: checkoutStates.awaitingPayment,
    market,
    totalCents: row.totalCents,
    orders: drafts.length,
    recharge: recharge?.number ?? null,
  };
}

/** Refusals after which the page needs to show what is true now. */
const withPreview = new Set(['checkoutChanged', 'lineAtFault', 'stockGone', 'couponNotUsable']);

export const submit = (outside: Outside) => {
  const look = preview(outside);
  return async (call: ShopperCall, input: Input): Promise<Placed | Refusal> => {
    const { accountId, vipLevel } = call.session;
    const at = await atOf(call);
    const tryIt = (asked: boolean) =>
      call.db.transact((tx) => place(tx, outside, { accountId, vipLevel, input, ...at, asked }));
    let outcome = await tryIt(false);
    if (isStale(outcome)) {
      await recheck(call, outside, outcome.stale, agesOf(at.settings).payMs);
      outcome = await tryIt(true);
    }
    if (isStale(outcome)) throw new Error('a checkout was stale twice');
    if (!(outcome instanceof Refusal) || !withPreview.has(outcome.code)) return outcome;
    const { key: _, agreed, paylater: __, recharge: ___, ...choices } = input;
    const shown = await look(call, { ...choices, countryId: southAfrica });
    if (shown instanceof Refusal) return outcome;
    const { totalCents } = shown.breakdown;
    const words =
      outcome.code === 'checkoutChanged' && totalCents !== agreed
        ? `Nothing was paid: it costs ${formatRand(totalCents)} now, not ${formatRand(agreed)}.`
        : outcome.message;
    return refuse(outcome.code as 'checkoutChanged', words, shown);
  };
};
