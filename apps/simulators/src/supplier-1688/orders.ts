import type { DemoWorld } from '@sgb/server/adapters/supplier/demo.ts';
import { demoFreightFen, demoOrderNumber } from '@sgb/server/adapters/supplier/demo.ts';
import { unitFen } from '@sgb/server/modules/goods/pricing/index.ts';
import type { Switches } from './switches.ts';

export interface Cargo {
  readonly offerId: string;
  readonly specId?: string | undefined;
  readonly quantity: number;
}

export interface SimulatedRefund {
  readonly id: string;
  readonly fen: number;
  status: string;
  refundedFen: number | null;
}

export interface SimulatedOrder {
  readonly id: string;
  totalFen: number;
  readonly freightFen: number;
  readonly createdAt: Date;
  status: string;
  /** A part of it has left, the rest has not. */
  partlySent: boolean;
  /** What the courier said after picking it up. */
  readonly remarks: string[];
  urgedAt: Date | null;
  refund: SimulatedRefund | null;
  closeReason: string | null;
}

export class BusinessError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** "Taken down" and "out of stock" in the platform's language. */
const takenDown = '商品已下架';
const noStock = '库存不足';

export function sumsOf(world: DemoWorld, cargo: readonly Cargo[], switches: Switches) {
  if (cargo.length > 50) throw new BusinessError('ORDER_TOO_MANY_SKU', 'more than 50 SKUs');
  const sellers = new Set<string>();
  const pieces = new Map<string, number>();
  for (const { offerId, quantity } of cargo) pieces.set(offerId, (pieces.get(offerId) ?? 0) + quantity);
  let goodsFen = 0;
  let grams = 0;
  for (const { offerId, specId, quantity } of cargo) {
    const offer = world.offer(offerId);
    if (!offer || switches.takenDown.includes(offerId)) throw new BusinessError('500_004', takenDown);
    const sku = offer.skus.find((candidate) => candidate.specId === specId);
    if (!sku) throw new BusinessError('SPEC_NOT_FOUND', `no spec ${specId}`);
    if (sku.stock < quantity || switches.soldOut.includes(offerId)) throw new BusinessError('500_005', noStock);
    sellers.add(offer.seller.openId);
    const fen = unitFen(offer, sku.priceFen, pieces.get(offerId) ?? quantity);
    goodsFen += Math.round((fen * switches.pricePercent) / 100) * quantity;
    grams += (offer.weight?.grams ?? 0) * quantity;
  }
  if (sellers.size !== 1) throw new BusinessError('MULTI_SELLER', 'one order, one supplier');
  const freightFen = demoFreightFen(grams);
  return { goodsFen, freightFen, totalFen: goodsFen + freightFen };
}

export class OrderBook {
  readonly #byOwn = new Map<string, SimulatedOrder>();
  readonly #byId = new Map<string, SimulatedOrder>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The same number of the buyer's own never makes a second order. */
  enter(outOrderId: string, make: () => { totalFen: number; freightFen: number }): SimulatedOrder {
    const known = this.#byOwn.get(outOrderId);
    if (known) return known;
    const order: SimulatedOrder = {
      id: demoOrderNumber(outOrderId),
      ...make(),
      createdAt: this.#now(),
      status: 'waitbuyerpay',
      partlySent: false,
      remarks: [],
      urgedAt: null,
      refund: null,
      closeReason: null,
    };
    this.#byOwn.set(outOrderId, order);
    this.#byId.set(order.id, order);
    return order;
  }

  ofRefund(refundId: string): SimulatedOrder | undefined {
    return [...this.#byId.values()].find(({ refund }) => refund?.id === refundId);
  }

  get(id: string): SimulatedOrder {
    const order = this.#byId.get(id);
    if (!order) throw new BusinessError('404', 'order not found');
    return order;
  }
}
