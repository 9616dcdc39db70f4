import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import { prorate } from '@sgb/money/prorate.ts';
import { type ServiceFee, serviceFee } from '../../goods/pricing/index.ts';
import type { Granted } from '../../people/membership/index.ts';
import type { ChosenService } from '../orders/index.ts';
import type { Sent } from './price/freight-rules.ts';

export interface BasketLine extends Sent {
  readonly id: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly unitCents: number;
}

interface SupplierPart {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly lineIds: readonly number[];
  readonly goodsCents: number;
  readonly freight: QuoteLineOf<'chinaFreight'> | null;
}

/** What a basket is priced with. */
export interface BasketTerms<Line extends BasketLine> {
  /** To our warehouse in China; null: it lies in Johannesburg already. */
  readonly freight: ((lines: readonly Line[]) => QuoteLineOf<'chinaFreight'>) | null;
  /** Ours and, to compare, what somebody without a membership pays; null: none is charged. */
  readonly fee: { readonly own: readonly ServiceFee[]; readonly plain: ServiceFee } | null;
  readonly services: ReadonlyMap<number, readonly ChosenService[]>;
  readonly deliveryCents: number;
}

/** A basket before coupon and coins. */
export interface Basket<Line extends BasketLine> {
  readonly lines: readonly Line[];
  readonly suppliers: readonly SupplierPart[];
  readonly services: ReadonlyMap<number, readonly ChosenService[]>;
  readonly goodsCents: number;
  readonly chinaFreightCents: number;
  readonly fee: QuoteLineOf<'serviceFee'> | null;
  readonly memberSavingCents: number;
  readonly servicesCents: number;
  readonly deliveryCents: number;
}

const sumBy = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

export const goodsOf = ({ unitCents, quantity }: Pick<BasketLine, 'unitCents' | 'quantity'>) => unitCents * quantity;
const servicesOf = (services: readonly ChosenService[] | undefined) => sumBy(services ?? [], ({ cents }) => cents);

/** What everything in it costs, each part by its own rule. An order is one line. */
export function basketOf<Line extends BasketLine>(lines: readonly Line[], terms: BasketTerms<Line>): Basket<Line> {
  const bySupplier = [...Map.groupBy(lines, ({ supplierId }) => supplierId)];
  const suppliers = bySupplier.map(([supplierId, theirs]) => ({
    supplierId,
    supplierName: theirs[0]?.supplierName ?? '',
    lineIds: theirs.map(({ id }) => id),
    goodsCents: sumBy(theirs, goodsOf),
    freight: terms.freight?.(theirs) ?? null,
  }));
  const goodsCents = sumBy(lines, goodsOf);
  const fees = terms.fee?.own.map((fee) => serviceFee(goodsCents, lines.length, fee)) ?? [];
  // Whoever has a contract and a membership pays what is less.
  const [fee = null] = fees.toSorted((a, b) => a.cents - b.cents);
  const plainCents = terms.fee ? serviceFee(goodsCents, lines.length, terms.fee.plain).cents : 0;
  return {
    lines,
    suppliers,
    services: terms.services,
    goodsCents,
    chinaFreightCents: sumBy(suppliers, ({ freight }) => freight?.cents ?? 0),
    fee,
    memberSavingCents: fee ? plainCents - fee.cents : 0,
    servicesCents: sumBy(lines, ({ id }) => servicesOf(terms.services.get(id))),
    deliveryCents: terms.deliveryCents,
  };
}

/** What a coupon and coins take off. */
export interface Gifts {
  readonly couponCents: number;
  readonly scoin: number;
  readonly scoinCents: number;
}

export interface Sums {
  readonly goodsCents: number;
  readonly chinaFreightCents: number;
  readonly serviceFeeCents: number;
  readonly servicesCents: number;
  readonly deliveryCents: number;
  readonly couponCents: number;
  readonly scoinCents: number;
  readonly scoin: number;
}

export const totalOf = (sums: Sums): number =>
  sums.goodsCents +
  sums.chinaFreightCents +
  sums.serviceFeeCents +
  sums.servicesCents +
  sums.deliveryCents -
  sums.couponCents -
  sums.scoinCents;

export interface OrderShare<Line> extends Sums {
  readonly line: Line;
  readonly services: readonly ChosenService[];
  readonly memberSavingCents: number;
  readonly paidCents: number;
}

/**
 * What of the whole each order bears, to the cent: freight by weight among the orders of a supplier, our fee by goods
 * (or the same for each where only the least is charged), delivery by weight, the coupon by goods, coins by what they
 * pay for. A refund of one order gives back just this.
 */
export function ordersOf<Line extends BasketLine>(basket: Basket<Line>, gifts: Gifts): OrderShare<Line>[] {
  const { lines, suppliers, fee, services } = basket;
  const goods = lines.map(goodsOf);
  const grams = new Map(lines.map((line) => [line.id, line.weightGrams * line.quantity]));
  const gramsOf = (ids: readonly number[]) => ids.map((id) => grams.get(id) ?? 0);
  const freightOf = new Map(
    suppliers.flatMap(({ lineIds, freight }) => {
      const shares = prorate(freight?.cents ?? 0, gramsOf(lineIds));
      return lineIds.map((id, place) => [id, shares[place] ?? 0] as const);
    }),
  );
  const feeWeights = fee?.minimumApplied ? lines.map(() => 1) : goods;
  const fees = prorate(fee?.cents ?? 0, feeWeights);
  const savings = prorate(basket.memberSavingCents, feeWeights);
  const deliveries = prorate(basket.deliveryCents, gramsOf(lines.map(({ id }) => id)));
  const coupons = prorate(gifts.couponCents, goods);
  const payable = lines.map(({ id }, place) => (fees[place] ?? 0) + (freightOf.get(id) ?? 0));
  const coinCents = prorate(gifts.scoinCents, payable);
  const coins = prorate(gifts.scoin, coinCents);
  return lines.map((line, place) => {
    const chosen = services.get(line.id) ?? [];
    const sums = {
      goodsCents: goods[place] ?? 0,
      chinaFreightCents: freightOf.get(line.id) ?? 0,
      serviceFeeCents: fees[place] ?? 0,
      servicesCents: servicesOf(chosen),
      deliveryCents: deliveries[place] ?? 0,
      couponCents: coupons[place] ?? 0,
      scoinCents: coinCents[place] ?? 0,
      scoin: coins[place] ?? 0,
    };
    return {
      ...sums,
      line,
      services: chosen,
      memberSavingCents: savings[place] ?? 0,
      paidCents: totalOf(sums),
    };
  });
}

/** The same, all together: what the shopper sees and agrees to. */
export function sumsOf(basket: Basket<BasketLine>, { couponCents, scoin, scoinCents }: Gifts): Sums {
  const { goodsCents, chinaFreightCents, servicesCents, deliveryCents, fee } = basket;
  return {
    goodsCents,
    chinaFreightCents,
    serviceFeeCents: fee?.cents ?? 0,
    servicesCents,
    deliveryCents,
    couponCents,
    scoinCents,
    scoin,
  };
}

/** What its price makes use of a membership for. */
export function feeUses(ref: string, { memberSavingCents }: { readonly memberSavingCents: number }): Granted[] {
  return memberSavingCents > 0 ? [{ benefit: 'serviceFee', ref, savedCents: memberSavingCents }] : [];
}

/** What a recharge has to bring, in whole rand. */
export function rechargeFor(missingCents: number, leastCents: number): number {
  return Math.max(leastCents, Math.ceil(missingCents / 100) * 100);
}
