import type { CheckoutPreview, previewCheckout } from '@sgb/contract/checkout.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { type Market, markets } from '@sgb/contract/order-states.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { withTally } from '../../../platform/db/statements.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { offeredGateways, type Payments } from '../../cash/recharge/index.ts';
import { rechargeTerms } from '../../cash/recharge/settings.ts';
import { treeOf } from '../../goods/catalog/index.ts';
import { deliverySouthAfrica, exchangeRate } from '../../goods/pricing/settings.ts';
import { freshen, type Sourcing } from '../../goods/sourcing/index.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { freePhotosLeft } from '../../people/membership/index.ts';
import type { CheckoutLine } from '../cart/index.ts';
import { cartTerms } from '../cart/settings.ts';
import { laterOf, shownAddressee, shownBreakdown } from './price/basket.ts';
import { vatWithin } from './price/delivery-rules.ts';
import { giftsAtHand, reckoned } from './price/gifts.ts';
import { freightQuotes } from './price/quotes.ts';
import { readServices } from './price/service-rules.ts';
import { promiseOf } from './promise.ts';
import { rechargeFor } from './rules.ts';
import { checkoutServices, checkoutTerms } from './settings.ts';
import { tickedWithQuotes } from './store.ts';

/** Whom a checkout asks outside the shop. */
export interface Outside extends Sourcing, Payments {}

type ShopperCall = Call<'shopper'>;
type Input = z.output<typeof previewCheckout.input>;

export const tickedAbout = (settings: Settings, accountId: number, market: Market) => ({
  accountId,
  market,
  rate: settings.get(exchangeRate),
  absorb: settings.get(cartTerms).absorbBasisPoints,
});

/** Offers that were read at their supplier longer ago than this. */
export function staleOffers(lines: readonly CheckoutLine[], market: Market, olderThanMs: number, now: Date): number[] {
  if (market === markets.southAfrica) return [];
  const before = now.getTime() - olderThanMs;
  return [...new Set(lines.filter(({ checkedAt }) => checkedAt.getTime() < before).map(({ productId }) => productId))];
}

/** Until how long ago prices are believed: while somebody waits, while somebody looks, and when somebody pays. */
export function agesOf(settings: Settings) {
  const { recheckMinutes, lookSeconds, paySeconds } = settings.get(checkoutTerms);
  return { waitMs: recheckMinutes * minuteMs, lookMs: lookSeconds * 1_000, payMs: paySeconds * 1_000 };
}

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
/** Nobody waits longer for a slow supplier; its last price is used. */
const mostWaitMs = 8_000;

/** Reads offers again that were read longer ago; false when some supplier did not answer. */
export async function recheck(
  call: ShopperCall,
  outside: Outside,
  ids: readonly number[],
  olderThanMs: number,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const reading = freshen(call, outside, ids, olderThanMs).catch((error: unknown) => {
    call.log.error(error, 'offers of a checkout could not be read again');
    return ids;
  });
  const unread = await Promise.race([reading, pause(mostWaitMs)]);
  return unread !== null && unread.length === 0;
}

/**
 * Every price is read again at every checkout: while its shopper looks at it, so that nobody waits for it at the payment.
 * Many who look at one offer share one answer.
 */
function recheckMeanwhile(call: ShopperCall, outside: Outside, ids: readonly number[], olderThanMs: number): void {
  if (ids.length > 0) void withTally(() => recheck(call, outside, ids, olderThanMs));
}

export const preview =
  (outside: Outside) =>
  async (call: ShopperCall, input: Input): Promise<CheckoutPreview | Refusal> => {
    const { accountId, vipLevel } = call.session;
    const { market } = input;
    const { settings, now } = await atOf(call);
    const about = tickedAbout(settings, accountId, market);
    const china = market === markets.china;
    const wish = { couponId: input.couponid, coins: input.scoin, looking: true, now };
    const receiver = { id: input.receiverid, countryId: southAfrica } as const;
    const asked = { accountId, level: vipLevel, settings, now };
    const read = () =>
      call.db.read((reader) =>
        Promise.all([
          tickedWithQuotes(reader, about),
          giftsAtHand(reader, accountId, wish),
          china ? freePhotosLeft(reader, asked) : 0,
          china ? undefined : addresseeOf(reader, accountId, receiver),
        ]),
      );
    let [ticked, atHand, freePhotos, addressee] = await read();
    if (ticked.lines.length === 0) return refuse('nothingTicked');
    const { waitMs, lookMs } = agesOf(settings);
    const stale = staleOffers(ticked.lines, market, waitMs, now);
    const reached = await recheck(call, outside, stale, waitMs);
    if (stale.length > 0) [ticked, atHand, freePhotos, addressee] = await read();
    const { lines } = ticked;
    if (lines.length === 0) return refuse('nothingTicked');
    // Who could not be asked just now is asked again before the payment.
    const meanwhile = reached ? staleOffers(lines, market, lookMs, now) : [];
    recheckMeanwhile(call, outside, meanwhile, lookMs);
    const [tree, quotes] = await Promise.all([
      treeOf(call),
      china ? freightQuotes(call, outside.supplier, lines, ticked.quotes) : [],
    ]);
    const facts = {
      settings,
      accountId,
      vipLevel,
      market,
      quotes,
      services: readServices(input.services),
      freePhotos,
      addressee,
      delivery: input.delivery,
    };
    const result = reckoned(lines, facts, wish, atHand);
    const { basket, sums, totalCents, delivery, balanceCents } = result;
    const { priceHours, payHours } = settings.get(checkoutTerms);
    const missingCents = Math.max(0, totalCents - balanceCents);
    const { freeFromCents, vatBasisPoints } = settings.get(deliverySouthAfrica);
    return {
      market,
      breakdown: shownBreakdown(basket, sums),
      coupons: result.coupons.map(({ id, type, name, discountCents, expiresAt }) => ({
        id,
        type,
        name,
        discountCents,
        expiresAt: expiresAt.toISOString(),
      })),
      couponId: result.couponId,
      coins: {
        ...result.coins,
        step: settings.get(scoinTerms).spend.step,
        coinsForOneRand: settings.get(scoinTerms).coinsForOneRand,
      },
      services: china ? settings.get(checkoutServices) : [],
      freePhotos: facts.freePhotos,
      later: china
        ? { countryId: input.countryId, ways: laterOf(basket, totalCents, tree, facts, input.countryId) }
        : null,
      shipping: delivery && {
        receiver: facts.addressee ? shownAddressee(facts.addressee) : null,
        mode: delivery.mode,
        options: [...delivery.options],
        freeFromCents,
        leavesBy: promiseOf({ market }, now, settings).toISOString(),
        vatCents: vatWithin(totalCents, vatBasisPoints),
      },
      balanceCents,
      missingCents,
      rechargeCents: missingCents > 0 ? rechargeFor(missingCents, settings.get(rechargeTerms).minCents) : 0,
      gateways: offeredGateways(settings, outside),
      rate: settings.get(exchangeRate),
      priceHours,
      payHours,
      unreached: !reached,
      checking: meanwhile.length > 0,
    };
  };
