import type { OrderStatus } from '@sgb/contract/order-states.ts';
import type { PurchaseFlag } from '@sgb/contract/purchase-states.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { type BasisPoints, divideHalfUp } from '@sgb/money/convert.ts';
import type { SupplierOrderStatus } from '../../../adapters/supplier/gateway.ts';

export interface Buyable {
  readonly id: number;
  readonly productId: number;
  readonly specId: string;
  readonly quantity: number;
  readonly unitFen: number;
}

/** An order that still waits for its supplier. */
export const isWaiting = ({ status }: { readonly status: OrderStatus }): boolean =>
  status === 30 || status === 32 || status === 35 || status === 36 || status === 37;

const skuOf = ({ productId, specId }: Pick<Buyable, 'productId' | 'specId'>) => `${productId} ${specId}`;

/** What the supplier is asked for: one item for each SKU, whoever ordered it. */
export function itemsOf(orders: readonly Buyable[]) {
  return [...Map.groupBy(orders, skuOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const quantity = same.reduce((sum, order) => sum + order.quantity, 0);
    return [{ offerId: String(first.productId), specId: first.specId, quantity }];
  });
}

export type Item = ReturnType<typeof itemsOf>[number];

/** The orders that an item is for. */
export function ordersOfItem<Order extends Buyable>(
  orders: readonly Order[],
  item: Pick<Item, 'offerId' | 'specId'>,
): Order[] {
  return orders.filter((order) => String(order.productId) === item.offerId && order.specId === item.specId);
}

/** Orders in groups of so many SKUs at most; those of one SKU stay together. */
export function inPurchases<Order extends Buyable>(orders: readonly Order[], mostSkus: number): Order[][] {
  const skus = [...Map.groupBy(orders, skuOf).values()];
  return Array.from({ length: Math.ceil(skus.length / mostSkus) }, (_, index) =>
    skus.slice(index * mostSkus, (index + 1) * mostSkus).flat(),
  );
}

export const chargedFen = (orders: readonly Buyable[]): number =>
  orders.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);

/** Whether a price is so much dearer that somebody has to decide. */
export function isDearer(charged: number, asked: number, absorb: BasisPoints): boolean {
  return asked * 10_000 > charged * (10_000 + absorb);
}

export interface Absorbing {
  readonly absorbBasisPoints: BasisPoints;
  readonly absorbFreightCents: number;
}

/** What a buyer has to decide about a purchase as the supplier took it. */
export function flagOf(
  expected: { readonly goodsFen: number; readonly chargedFreightCents: number },
  asked: { readonly goodsFen: number; readonly freightCents: number },
  terms: Absorbing,
): PurchaseFlag {
  if (isDearer(expected.goodsFen, asked.goodsFen, terms.absorbBasisPoints)) return 'price';
  return asked.freightCents - expected.chargedFreightCents > terms.absorbFreightCents ? 'freight' : '';
}

export interface FreightLine {
  readonly orderId: number;
  readonly accountId: number;
  readonly chargedCents: number;
  /** What of it was paid with money and not with coins. */
  readonly cashCents: number;
}

/** So much of a total by weight, losing no cent: what rounding leaves goes to the last ones. */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const until = all === 0 ? 0 : divideHalfUp(total * before, all);
    const part = until - given;
    given = until;
    return part;
  });
}

/**
 * What goes back of the freight inside China when it cost less than was charged. It is compared for each shopper: a
 * small difference is nobody's, a larger one goes back in full, as far as it was paid with money.
 */
export function freightBack(lines: readonly FreightLine[], actualCents: number, absorbCents: number) {
  const actual = spread(
    actualCents,
    lines.map(({ chargedCents }) => chargedCents),
  );
  const shares = lines.map((line, place) => ({ ...line, over: Math.max(0, line.chargedCents - (actual[place] ?? 0)) }));
  const back = new Map<number, number>();
  for (const theirs of Map.groupBy(shares, ({ accountId }) => accountId).values()) {
    const over = theirs.reduce((sum, line) => sum + line.over, 0);
    for (const line of theirs)
      back.set(line.orderId, over > absorbCents ? Math.min(line.over, Math.max(0, line.cashCents)) : 0);
  }
  return back;
}

/** How far a supplier's order is: not paid, paid, sent; null when it is closed. */
export function stageOf(status: SupplierOrderStatus): 0 | 1 | 2 | null {
  switch (status) {
    case 'waitbuyerpay':
      return 0;
    case 'waitsellersend':
      return 1;
    case 'cancel':
    case 'terminated':
      return null;
    default:
      return 2;
  }
}

const arriving = /out for delivery|派送|派件|正在投递/i;
const underway = /transit|left|运输|离开|已发往|到达/i;

/** Where a parcel is that has been sent, by what its carrier says. */
export function wayOf(texts: readonly string[]): Extract<OrderStatus, 35 | 36 | 37> {
  if (texts.some((text) => arriving.test(text))) return 37;
  return texts.some((text) => underway.test(text)) ? 36 : 35;
}

/** How well a supplier delivers, of 100: six parts being on time, four parts having what was ordered. */
export function scoreOf(counted: {
  readonly sent: number;
  readonly sentOnTime: number;
  readonly lateNow: number;
  readonly orders: number;
  readonly failedOrders: number;
}): number | null {
  const due = counted.sent + counted.lateNow;
  if (due === 0 && counted.failedOrders === 0) return null;
  const onTime = due === 0 ? 0 : counted.sentOnTime / due;
  const had = counted.orders === 0 ? 1 : 1 - Math.min(1, counted.failedOrders / counted.orders);
  return Math.round(60 * onTime + 40 * had);
}

export interface PullTerms {
  readonly pullMinutes: number;
  readonly pullMostMinutes: number;
  readonly pushedPullMinutes: number;
}

/** When the supplier is asked next: later each time that nothing has changed, and seldom where it tells us by itself. */
export function nextPull(now: Date, quietPulls: number, terms: PullTerms, pushed = false): Date {
  const { pullMinutes, pullMostMinutes, pushedPullMinutes } = terms;
  const minutes = Math.min(pullMostMinutes, pullMinutes * 2 ** Math.min(quietPulls, 12));
  return addMinutes(now, pushed ? Math.max(minutes, pushedPullMinutes) : minutes);
}

export interface Priced {
  readonly flag: PurchaseFlag;
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly chargedFen: number;
  readonly chargedFreightCents: number;
}

/** What changes when the seller has changed the price of an order that is not paid yet. */
export function repriced(
  known: Priced,
  asked: { readonly goodsFen: number; readonly freightFen: number; readonly freightCents: number },
  terms: Absorbing,
): Partial<Priced> {
  const { goodsFen, freightFen } = asked;
  if (goodsFen === known.goodsFen && freightFen === known.freightFen) return {};
  const { chargedFen: charged, chargedFreightCents } = known;
  const last = { goodsFen: Math.max(known.goodsFen, charged), chargedFreightCents };
  const flag = flagOf(last, asked, terms);
  if (flag !== '') return { goodsFen, freightFen, flag };
  const asCharged = flagOf({ goodsFen: charged, chargedFreightCents }, asked, terms) === '';
  const decided = known.flag === 'price' || known.flag === 'freight';
  return { goodsFen, freightFen, ...(decided && asCharged && { flag: '' as const }) };
}

const carriers: Readonly<Record<string, string>> = {
  SF: 'SF Express',
  YT: 'YTO Express',
  ZT: 'ZTO Express',
  ST: 'STO Express',
  JD: 'JD Logistics',
};

/** Who carries a parcel, as far as its number tells. */
export const carrierOf = (billNumber: string): string => carriers[billNumber.slice(0, 2)] ?? 'Courier in China';
