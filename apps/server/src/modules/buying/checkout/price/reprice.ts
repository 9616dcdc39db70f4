import type { LineFault } from '@sgb/contract/cart-rules.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { type OfferedSku, offeredSkusOf } from '../../../goods/catalog/index.ts';
import { unitFen } from '../../../goods/pricing/index.ts';
import { exchangeRate } from '../../../goods/pricing/settings.ts';
import type { NewPrice, OrderRow } from '../../orders/index.ts';
import { type Basket, ordersOf, type Sums, sumsOf, totalOf } from '../rules.ts';
import * as store from '../store.ts';
import { type Facts, type Goods, priced } from './basket.ts';
import { offerQuantities } from './freight-rules.ts';

/** Orders that wait for their payment, at what their goods cost today. */
export interface Repriced {
  readonly basket: Basket<Goods>;
  readonly sums: Sums;
  readonly totalCents: number;
  readonly prices: readonly NewPrice[];
}

function faultOf(offer: OfferedSku | undefined, quantity: number, reserved: number): LineFault | null {
  if (!offer?.onShelf) return 'offShelf';
  const stock = offer.stock + reserved;
  if (stock < offer.batch) return 'soldOut';
  return quantity > stock || quantity % offer.batch !== 0 ? 'quantity' : null;
}

/** What orders are as goods of a basket again; their number is that of the order. */
function goodsToday(
  orders: readonly OrderRow[],
  offers: ReadonlyMap<number, OfferedSku>,
  reserved: ReadonlyMap<number, number>,
  settings: Settings,
): Goods[] {
  const rate = settings.get(exchangeRate);
  const bought = new Map(offerQuantities(orders).map(({ productId, quantity }) => [productId, quantity]));
  return orders.map((order) => {
    const offer = offers.get(order.skuId);
    const fen = offer ? unitFen(offer, offer.skuFen, bought.get(order.productId) ?? order.quantity) : order.unitFen;
    return {
      ...order,
      unitFen: fen,
      unitCents: offer?.randCents ?? fenToCents(fen, rate),
      stock: offer?.stock ?? 0,
      fault: faultOf(offer, order.quantity, reserved.get(order.skuId) ?? 0),
    };
  });
}

export interface Repricing {
  readonly checkout: Pick<
    store.CheckoutRow,
    'accountId' | 'market' | 'receiver' | 'couponCents' | 'scoin' | 'scoinCents'
  >;
  readonly orders: readonly OrderRow[];
  readonly vipLevel: VipLevel;
  /** Photos that the membership paid for when it was ordered. */
  readonly freePhotos: number;
  /** What is off the shelf for it already. */
  readonly reserved: ReadonlyMap<number, number>;
  readonly settings: Settings;
}

/** What an open checkout costs today; coupon and coins stay what was set aside for it. */
export async function reprice(
  reader: Sql,
  { checkout, orders, vipLevel, freePhotos, reserved, settings }: Repricing,
): Promise<Repriced | Refusal> {
  const offers = await offeredSkusOf(
    reader,
    orders.map(({ skuId }) => skuId),
  );
  const goods = goodsToday(orders, new Map(offers.map((offer) => [offer.skuId, offer])), reserved, settings);
  const gone = goods.find(({ fault }) => fault !== null);
  if (gone) {
    return refuse('lineAtFault', `"${gone.title}" cannot be had as you ordered it. Please cancel and order again.`);
  }
  const { market, receiver, couponCents, scoin, scoinCents } = checkout;
  const facts: Facts = {
    settings,
    accountId: checkout.accountId,
    vipLevel,
    market,
    quotes: await store.quotesFor(reader, offerQuantities(orders)),
    services: orders.flatMap((order) => order.services.map(({ code, count }) => ({ lineId: order.id, code, count }))),
    freePhotos,
    addressee: undefined,
    delivery: receiver?.mode,
  };
  const { basket } = priced(goods, facts);
  const gifts = { couponCents, scoin, scoinCents };
  const sums = sumsOf(basket, gifts);
  if (couponCents > sums.goodsCents || scoinCents > sums.serviceFeeCents + sums.chinaFreightCents) {
    return refuse(
      'checkoutChanged',
      'It is so much cheaper today that your coupon or coins do not fit. Please order again.',
    );
  }
  const prices = ordersOf(basket, gifts).map(({ line, services: _, ...share }) => ({
    ...share,
    id: line.id,
    unitFen: line.unitFen,
    unitCents: line.unitCents,
  }));
  return { basket, sums, totalCents: totalOf(sums), prices };
}
