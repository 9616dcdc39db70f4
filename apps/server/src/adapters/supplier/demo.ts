import { createHash } from 'node:crypto';
import { linkOf, type PastedLink } from '@sgb/contract/links.ts';
import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { unitFen } from '../../modules/goods/pricing/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { SupplierError } from './error.ts';
import {
  maxSkusOfOrder,
  type Offer,
  type OfferCard,
  type OfferPage,
  type OrderRequest,
  type SupplierCategory,
  type SupplierGateway,
  type SupplierOrder,
} from './gateway.ts';
import { PushRefused } from './push.ts';

/** The goods of the demo world, whether the shop has them yet or not. */
export interface DemoWorld {
  offer(id: string): Offer | null;
  search(keyword: string, offset: number, limit: number): { readonly total: number; readonly offers: readonly Offer[] };
  /** What one seller offers, with these words in its title where there are some. */
  ofSeller(
    openId: string,
    keyword: string,
    offset: number,
    limit: number,
  ): { readonly total: number; readonly offers: readonly Offer[] };
  category(id: string): SupplierCategory | null;
  /** Offers in the main colour of a picture: all that the demo sees in one. */
  searchByColour(image: Buffer, offset: number, limit: number): Promise<readonly Offer[]>;
  /** The offer behind a short link of the demo world. */
  shortLink(token: string): string | null;
}

export interface DemoOrder {
  readonly id: string;
  readonly outOrderId: string;
  readonly totalFen: number;
  readonly freightFen: number;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly closeReason: string | null;
  /** What happened earlier than by itself. */
  readonly reached: Reached;
  readonly refund: DemoRefund | null;
}

/** What happens to an order of the demo world, one after the other. */
const demoStages = ['paid', 'sent', 'underway', 'arriving'] as const;
type DemoStage = (typeof demoStages)[number];
export type Reached = Readonly<Partial<Record<DemoStage, string>>>;

/** Money that was asked back for an order of the demo world, and when. Its sellers agree after an hour. */
export interface DemoRefund {
  readonly fen: number;
  readonly at: string;
}

/** Orders of the demo world, kept for all processes. */
export interface DemoOrderBook {
  /** The order under this number of ours: the one that is there already, or this one. */
  enter(order: DemoOrder): Promise<DemoOrder>;
  find(id: string): Promise<DemoOrder | null>;
  cancel(id: string, at: Date, reason: string): Promise<void>;
  askBack(id: string, refund: DemoRefund): Promise<void>;
  /** Brings an order to a stage now, should it not be there yet. */
  reach(id: string, stage: DemoStage, at: Date): Promise<void>;
}

/** How long each stage takes after the one before it. */
const pauses: Readonly<Record<DemoStage, number>> = {
  paid: 5 * minuteMs,
  sent: 15 * minuteMs,
  underway: 10 * hourMs,
  arriving: 40 * hourMs,
};
const stepTexts: Readonly<Partial<Record<DemoStage, string>>> = {
  sent: 'The courier has picked the parcel up.',
  underway: 'In transit: it left the sorting centre for Guangzhou.',
  arriving: 'Out for delivery to the warehouse.',
};

/** When an order reached each of its stages, as far as it is by now. */
function stagesOf(order: DemoOrder, now: Date): { readonly stage: DemoStage; readonly at: Date }[] {
  const passed: { stage: DemoStage; at: Date }[] = [];
  let last = order.createdAt;
  for (const stage of demoStages) {
    const early = order.reached[stage];
    const at = early ? new Date(early) : new Date(last.getTime() + pauses[stage]);
    if (at > now) break;
    passed.push({ stage, at });
    last = at;
  }
  return passed;
}

function cardOf(offer: Offer): OfferCard {
  return {
    id: offer.id,
    title: offer.title,
    titleZh: offer.titleZh,
    picture: offer.pictures[0] ?? '',
    priceFen: offer.priceBreaks[0]?.fen ?? 0,
    monthlySales: offer.monthlySales ?? 0,
    minOrder: offer.minOrder,
    repurchase: offer.seller.repurchase,
  };
}

/** First kilogram 8 yuan, every further one 2: what most suppliers ask. */
export function demoFreightFen(grams: number): number {
  return 800 + Math.max(0, Math.ceil(grams / 1000) - 1) * 200;
}

/** Longer than a number can hold, as the real ones are. */
export function demoOrderNumber(outOrderId: string): string {
  const digest = createHash('sha256').update(outOrderId).digest().readBigUInt64BE();
  return String(2_000_000_000_000_000_000n + (digest % 1_000_000_000_000_000_000n));
}

function statusOf(order: DemoOrder, now: Date): SupplierOrder['status'] {
  if (order.cancelledAt) return 'cancel';
  const passed = stagesOf(order, now).length;
  return passed === 0 ? 'waitbuyerpay' : passed === 1 ? 'waitsellersend' : 'waitbuyerreceive';
}

export function createDemoGateway(world: DemoWorld, orders: DemoOrderBook, clock: Clock): SupplierGateway {
  const offerOf = (id: string): Offer => {
    const offer = world.offer(id);
    if (!offer) throw new SupplierError('gone', 'there is no such offer');
    return offer;
  };

  const pageOf = (offers: readonly Offer[], total: number, page: number, pageSize: number): OfferPage => ({
    items: offers.map(cardOf),
    total,
    page,
    pages: Math.ceil(total / pageSize),
  });

  function sumsOf({ items }: OrderRequest) {
    if (items.length === 0 || items.length > maxSkusOfOrder) {
      throw new SupplierError('rejected', `an order has 1 to ${maxSkusOfOrder} SKUs, not ${items.length}`);
    }
    let goodsFen = 0;
    let grams = 0;
    const pieces = new Map<string, number>();
    for (const { offerId, quantity } of items) pieces.set(offerId, (pieces.get(offerId) ?? 0) + quantity);
    const sellers = new Set<string>();
    for (const { offerId, specId, quantity } of items) {
      const offer = offerOf(offerId);
      // Worlds that were made before SKUs had such names order without one.
      const sku = offer.skus.find((candidate) => candidate.specId === specId || specId === '');
      if (!sku || sku.stock < quantity)
        throw new SupplierError('refused', 'there is not enough of it', { code: 'stock' });
      goodsFen += unitFen(offer, sku.priceFen, pieces.get(offerId) ?? quantity) * quantity;
      grams += (offer.weight?.grams ?? 500) * quantity;
      sellers.add(offer.seller.openId);
    }
    if (sellers.size > 1) throw new SupplierError('refused', 'an order is of one supplier', { code: 'sellers' });
    const freightFen = demoFreightFen(grams);
    return { goodsFen, freightFen, totalFen: goodsFen + freightFen };
  }

  function refundOf({ id, refund }: DemoOrder) {
    if (!refund) return { refundStatus: null, refundId: null, refundedFen: null };
    const agreed = clock.now().getTime() >= new Date(refund.at).getTime() + hourMs;
    const refundStatus = agreed ? 'refundsuccess' : 'waitselleragree';
    return { refundStatus, refundId: `TQ${id}`, refundedFen: agreed ? refund.fen : null };
  }

  async function orderOf(id: string): Promise<DemoOrder> {
    const order = await orders.find(id);
    if (!order) throw new SupplierError('refused', 'there is no such order', { code: '404' });
    return order;
  }

  return {
    async searchByWord({ keyword, page, pageSize }) {
      const { total, offers } = world.search(keyword, (page - 1) * pageSize, pageSize);
      return pageOf(offers, total, page, pageSize);
    },
    async searchByImage({ image, page, pageSize }) {
      const offers = await world.searchByColour(image, (page - 1) * pageSize, pageSize);
      return pageOf(offers, pageSize * 5, page, pageSize);
    },
    async searchBySeller({ openId, keyword = '', page, pageSize }) {
      const { total, offers } = world.ofSeller(openId, keyword, (page - 1) * pageSize, pageSize);
      return pageOf(offers, total, page, pageSize);
    },
    async category(id) {
      const found = world.category(id);
      if (!found) throw new SupplierError('refused', 'there is no such category', { code: '404' });
      return found;
    },
    async followLink(url): Promise<PastedLink> {
      const address = URL.parse(url);
      const token = /^\/s\/([\w-]+)$/.exec(address?.pathname ?? '')?.[1];
      const id = token && world.shortLink(token);
      if (id) return { kind: 'offer', id };
      const link = address && linkOf(address);
      return !link || link.kind === 'short' ? { kind: 'unknown' } : link;
    },
    async offer(id) {
      return offerOf(id);
    },
    async freight({ offerId, items }) {
      const offer = offerOf(offerId);
      const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
      return { fen: demoFreightFen((offer.weight?.grams ?? 500) * pieces), free: false };
    },
    async previewOrder(request) {
      return sumsOf(request);
    },
    async createOrder(request) {
      const { totalFen, freightFen } = sumsOf(request);
      const order = await orders.enter({
        id: demoOrderNumber(request.outOrderId),
        outOrderId: request.outOrderId,
        totalFen,
        freightFen,
        createdAt: clock.now(),
        cancelledAt: null,
        closeReason: null,
        reached: {},
        refund: null,
      });
      return { orderIds: [order.id], totalFen: order.totalFen, freightFen: order.freightFen, failed: [] };
    },
    async order(id) {
      const order = await orderOf(id);
      const { totalFen, freightFen, createdAt, closeReason } = order;
      return {
        id,
        status: statusOf(order, clock.now()),
        totalFen,
        freightFen,
        createdAt,
        closeReason,
        ...refundOf(order),
      };
    },
    async cancelOrder(id, reason) {
      const order = await orderOf(id);
      const status = statusOf(order, clock.now());
      if (status !== 'waitbuyerpay' && status !== 'waitsellersend') {
        throw new SupplierError('refused', 'it has been sent already', { code: 'status' });
      }
      await orders.cancel(id, clock.now(), reason);
    },
    async track(orderId) {
      const order = await orderOf(orderId);
      const steps = stagesOf(order, clock.now()).flatMap(({ stage, at }) => {
        const text = stepTexts[stage];
        return text ? [{ at, text }] : [];
      });
      if (order.cancelledAt || steps.length === 0) return [];
      return [{ logisticsId: `LP${orderId.slice(-12)}`, billNumber: `SF${orderId.slice(-13)}`, steps }];
    },
    async urge(orderId) {
      const status = statusOf(await orderOf(orderId), clock.now());
      if (status !== 'waitsellersend')
        throw new SupplierError('refused', 'there is nothing to send', { code: 'status' });
      return 'The seller has been told and will send it soon.';
    },
    async refundReasons() {
      return [
        { id: '1', name: 'Fewer pieces than ordered', needsPictures: false, noFreight: true, tip: '' },
        { id: '2', name: 'Damaged, or not as described', needsPictures: true, noFreight: false, tip: '' },
      ];
    },
    async maxRefund(orderId) {
      const { totalFen, freightFen } = await orderOf(orderId);
      return { goodsFen: totalFen - freightFen, freightFen };
    },
    async uploadVoucher(jpeg) {
      return `https://cbu01.alicdn.com/img/ibank/${createHash('sha256').update(jpeg).digest('hex').slice(0, 20)}.jpg`;
    },
    async requestRefund({ orderId, goodsFen, freightFen }) {
      const { totalFen, refund } = await orderOf(orderId);
      if (refund || goodsFen + freightFen > totalFen) {
        throw new SupplierError('refused', 'there is a refund already, or it is too much', { code: '5010' });
      }
      await orders.askBack(orderId, { fen: goodsFen + freightFen, at: clock.now().toISOString() });
      return `TQ${orderId}`;
    },
    // Sellers of the demo world want nothing back.
    async returnGoods() {
      throw new SupplierError('refused', 'the goods need not be sent back', { code: '4007' });
    },
    async readPush() {
      throw new PushRefused('nobody', 'the demo world sends no messages');
    },
    missedMessages: async () => null,
    confirmMessages: async () => undefined,
  };
}
