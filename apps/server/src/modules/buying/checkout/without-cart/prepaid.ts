import { entryTypes } from '@sgb/contract/ledger.ts';
import { checkoutStates, markets, type OrderType } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { allEnded } from '../../../../platform/db/together.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { type Balances, placeHold, releaseHolds, spendable } from '../../../books/ledger/index.ts';
import { captureCoins, releaseCoins } from '../../../books/scoin/index.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import { exchangeRate } from '../../../goods/pricing/settings.ts';
import { giveBackBenefits, grantBenefits } from '../../../people/membership/index.ts';
import { couponUse, type DraftOrder, paidStatus, takePayments, writeOrders } from '../../orders/index.ts';
import { shortOf } from '../balance.ts';
import { draftsOf, type Facts, type Goods, shownBreakdown } from '../price/basket.ts';
import { reckon } from '../price/gifts.ts';
import { feeUses } from '../rules.ts';
import { checkoutTerms } from '../settings.ts';
import * as store from '../store.ts';
import { clocksOf, takeCoins } from '../take.ts';

/** Goods of one SKU that are paid for before they are ordered, at a price that somebody else has found. */
export interface PrepaidWish extends At {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  readonly goods: Goods;
  /** What of the way to our warehouse is theirs. */
  readonly freightFen: number;
  readonly coins: number;
}

/** All that turns it into a paid order later, or gives it back; whoever asked for it keeps it. */
export interface Prepaid {
  readonly checkoutId: number;
  readonly holdId: number;
  readonly scoinHoldId: number | null;
  readonly totalCents: number;
  readonly row: Pick<
    store.NewCheckout,
    | 'goodsCents'
    | 'chinaFreightCents'
    | 'serviceFeeCents'
    | 'servicesCents'
    | 'deliveryCents'
    | 'couponCents'
    | 'scoinCents'
    | 'scoin'
    | 'memberSavingCents'
    | 'rate'
    | 'vipLevel'
    | 'lines'
  >;
  readonly order: DraftOrder;
}

/** What it costs; no coupon counts. `looking` tells of balance and coins as well. */
export async function priceOfPrepaid(reader: Sql, wish: PrepaidWish, looking: boolean) {
  const { accountId, vipLevel, goods, freightFen, coins, settings, now } = wish;
  const { productId, quantity } = goods;
  const facts: Facts = {
    settings,
    accountId,
    vipLevel,
    market: markets.china,
    quotes: [{ productId, quantity, fen: freightFen, free: freightFen === 0 }],
    services: [],
    freePhotos: 0,
    addressee: undefined,
    delivery: undefined,
  };
  const reckoning = await reckon(reader, [goods], facts, { couponId: 0, coins, looking, now });
  const { balance, most } = reckoning.coins;
  return {
    ...reckoning,
    breakdown: shownBreakdown(reckoning.basket, reckoning.sums),
    coins: { balance, most, ...coinWords(wish) },
  };
}

function coinWords({ settings }: At) {
  const { spend, coinsForOneRand } = settings.get(scoinTerms);
  return { step: spend.step, coinsForOneRand };
}

export interface SettingAside {
  readonly agreed: number;
  /** The number that the shopper knows the matter by, and a few words for the bill. */
  readonly ref: string;
  readonly note: string;
  /** What lay in the balances when the caller looked. */
  readonly seen: Balances;
  /** Those of its checkout and its order, from `nextNumbers`: asked for with whatever the caller asks for first. */
  readonly numbers: store.Numbers;
}

/**
 * Sets money and coins aside, at the price that the shopper agreed to. What is written `along` goes in the same round trip:
 * where the money is refused, all of it is undone.
 */
export async function setAside<Written>(
  tx: Tx,
  wish: PrepaidWish,
  about: SettingAside,
  along: (prepaid: Prepaid) => Promise<Written>,
): Promise<{ readonly prepaid: Prepaid; readonly written: Written } | Refusal> {
  const { accountId, vipLevel, settings, now } = wish;
  const { basket, gifts, sums, totalCents, breakdown } = await priceOfPrepaid(tx, wish, false);
  if (totalCents > settings.get(checkoutTerms).maxCents) return refuse('checkoutTooLarge');
  if (totalCents !== about.agreed) {
    return refuse(
      'checkoutChanged',
      `Nothing was paid: it costs ${formatRand(totalCents)} now, not ${formatRand(about.agreed)}.`,
    );
  }
  const { id: checkoutId, orderIds, entryId } = about.numbers;
  const [order] = draftsOf(basket, gifts, orderIds);
  if (!order) throw new Error('a place in a team is one order');
  const granted = await grantBenefits(tx, { accountId, level: vipLevel, now }, feeUses(couponUse(checkoutId), basket));
  if (!granted) return refuse('checkoutChanged');
  const taking = { checkoutId, accountId, market: markets.china, settings, now, paid: false };
  const scoinHoldId = await takeCoins(tx, taking, gifts.scoin);
  if (scoinHoldId instanceof Refusal) return scoinHoldId;
  const row = {
    ...sums,
    memberSavingCents: basket.memberSavingCents,
    rate: settings.get(exchangeRate),
    vipLevel,
    lines: breakdown,
  };
  const prepaid = { checkoutId, holdId: entryId, scoinHoldId, totalCents, row, order };
  const holding = placeHold(tx, {
    key: `checkout:${checkoutId}:prepaid`,
    type: entryTypes.order,
    ref: about.ref,
    note: about.note,
    from: spendable(accountId) as [ReturnType<typeof spendable>[number]],
    amount: totalCents,
    now,
    seen: about.seen,
    id: entryId,
  });
  const writing = along(prepaid);
  const [held, written] = await allEnded<Awaited<typeof holding> | Written>([holding, writing]);
  if (held instanceof Refusal) return shortOf(tx, accountId, totalCents, held);
  return { prepaid, written: written as Written };
}

/** What somebody set aside. */
export interface Place {
  readonly accountId: number;
  readonly key: string;
  readonly prepaid: Prepaid;
}

type EndCoins = typeof captureCoins | typeof releaseCoins;

/** Of those who pay with coins: few do, and each has lots of their own. */
async function endCoins(tx: Tx, places: readonly Omit<Place, 'key'>[], end: EndCoins, { settings, now }: At) {
  const entries = new Map<number, number>();
  for (const { accountId, prepaid } of places) {
    if (prepaid.scoinHoldId === null) continue;
    const holdId = prepaid.scoinHoldId;
    const ended = await end(tx, { accountId, holdId, terms: settings.get(scoinTerms), now });
    if (ended instanceof Refusal) throw gone(prepaid);
    entries.set(prepaid.checkoutId, ended.entryId);
  }
  return entries;
}

const gone = ({ holdId }: Prepaid) => new Error(`what is set aside in ${holdId} is gone`);

/** Makes a paid order of each place, all of one type; whoever asks tells the shoppers. In the order of accounts. */
export async function orderPrepaid(tx: Tx, places: readonly Place[], type: OrderType, at: At): Promise<void> {
  const { settings, now } = at;
  const coins = await endCoins(tx, places, captureCoins, at);
  const payments = places.map(({ prepaid: { holdId, order } }) => ({ holdId, order }));
  const paid = await takePayments(tx, payments, now);
  const market = markets.china;
  const { priceUntil, payUntil } = clocksOf(settings, now);
  const status = paidStatus({ type, market, status: 10 });
  for (const [place, { accountId, key, prepaid }] of places.entries()) {
    const { checkoutId, totalCents, row, order } = prepaid;
    const payment = paid[place];
    if (!payment || payment instanceof Refusal) throw gone(prepaid);
    const { entryId } = payment;
    const scoinEntryId = coins.get(checkoutId) ?? null;
    store.insertCheckout(tx, {
      ...row,
      id: checkoutId,
      accountId,
      key,
      market,
      type,
      state: checkoutStates.paid,
      totalCents,
      entryId,
      scoinEntryId,
      createdAt: now,
      priceUntil,
      payUntil,
      paidAt: now,
    });
    const of = { checkoutId, accountId, type, market, orders: [order] };
    writeOrders(tx, { ...of, paid: { status, entryId, scoinEntryId }, now });
  }
}

/** Everything is as it was before. In the order of accounts. */
export async function giveBackPrepaid(tx: Tx, places: readonly Omit<Place, 'key'>[], at: At): Promise<void> {
  const held = places.map(({ prepaid: { holdId } }) => ({ holdId, now: at.now }));
  const released = await releaseHolds(tx, held);
  for (const [place, each] of places.entries()) if (released[place] instanceof Refusal) throw gone(each.prepaid);
  await endCoins(tx, places, releaseCoins, at);
  await Promise.all(
    places.map(({ accountId, prepaid }) => giveBackBenefits(tx, accountId, couponUse(prepaid.checkoutId))),
  );
}
