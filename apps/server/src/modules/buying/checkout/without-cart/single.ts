import { randomUUID } from 'node:crypto';
import { checkoutNumber, checkoutStates, type Market, markets, type OrderType } from '@sgb/contract/order-states.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { deliveryQuotes } from '../../../goods/pricing/index.ts';
import { deliverySouthAfrica, exchangeRate } from '../../../goods/pricing/settings.ts';
import type { Addressee } from '../../../people/clients/index.ts';
import { bookPayment, paidStatus, writeOrders } from '../../orders/index.ts';
import { shortOf } from '../balance.ts';
import { paidOrder } from '../jobs-orders.ts';
import { draftsOf, type Goods, shownAddressee, shownBreakdown } from '../price/basket.ts';
import { basketOf, sumsOf, totalOf } from '../rules.ts';
import * as store from '../store.ts';
import { clocksOf } from '../take.ts';

/** Something of our own that is bought by itself: without cart, coupon, coins and service fee. */
export interface SingleSale {
  readonly goods: Goods;
  readonly type: OrderType;
  /** In South Africa it is delivered; in China it is in our warehouse already. */
  readonly market: Market;
  /** The clearance piece that it is. */
  readonly pieceId: number;
  readonly addressee: Addressee | undefined;
}

const nothingOff = { couponCents: 0, scoin: 0, scoinCents: 0 };

export function priceOfSingle({ goods, market, addressee }: SingleSale, settings: Settings) {
  const mode = addressee?.locker ? ('locker' as const) : ('door' as const);
  const delivered = market === markets.southAfrica;
  const quotes = delivered ? deliveryQuotes([goods], goods.unitCents, settings.get(deliverySouthAfrica)) : [];
  const deliveryCents = quotes.find((quote) => quote.mode === mode)?.cents ?? 0;
  const basket = basketOf([goods], { freight: null, fee: null, services: new Map(), deliveryCents });
  const sums = sumsOf(basket, nothingOff);
  return { mode, basket, sums, deliveryCents, totalCents: totalOf(sums) };
}

/** Pays for it from the balance, at the price that was agreed to. */
export async function buySingle(
  tx: Tx,
  accountId: number,
  sale: SingleSale,
  { agreed, settings, now }: At & { readonly agreed: number | undefined },
) {
  const { market, type, pieceId, addressee } = sale;
  const { mode, basket, sums, totalCents } = priceOfSingle(sale, settings);
  if (agreed !== undefined && agreed !== totalCents) return refuse('checkoutChanged');
  const { id, orderIds } = await store.nextNumbers(tx, 1);
  const orders = draftsOf(basket, nothingOff, orderIds).map((draft) => ({ ...draft, pieceId }));
  const booked = await bookPayment(tx, { accountId, checkoutId: id, orders, now });
  if (booked instanceof Refusal) return shortOf(tx, accountId, totalCents, booked);
  const { entryId } = booked;
  const { priceUntil, payUntil } = clocksOf(settings, now);
  store.insertCheckout(tx, {
    id,
    accountId,
    key: randomUUID(),
    market,
    type,
    state: checkoutStates.paid,
    ...sums,
    totalCents,
    rate: settings.get(exchangeRate),
    vipLevel: 0,
    lines: shownBreakdown(basket, sums),
    receiver: addressee ? { ...shownAddressee(addressee), mode } : null,
    entryId,
    createdAt: now,
    priceUntil,
    payUntil,
    paidAt: now,
  });
  const order = { type, market, status: 10 } as const;
  const paid = { status: paidStatus(order), entryId, scoinEntryId: null };
  writeOrders(tx, { ...order, checkoutId: id, accountId, orders, paid, now });
  enqueue(tx, paidOrder, { checkoutId: id });
  return { id, number: checkoutNumber(id), orderId: orders[0]?.id ?? 0, totalCents };
}
