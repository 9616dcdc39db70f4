import { markets, orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import { longPageSize, ownPages, pageSize } from '@sgb/contract/paging.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import type * as contract from '@sgb/contract/purchasing.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { buyBy, type OrderRow, ordersAt, ordersById, suppliersToBuy } from '../orders/index.ts';
import { ordersTerms } from '../orders/settings.ts';
import { decideAbout, failByHand } from './decide.ts';
import type { Desk } from './desk.ts';
import { placeOrders } from './place.ts';
import { pullPurchase } from './pull.ts';
import * as store from './store.ts';
import { urgesOf } from './urge-store.ts';
import { shownUrge, urgeFrom, urgePurchase } from './urges.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function purchaseQueue(call: StaffCall, { page }: InputOf<typeof contract.listPurchaseQueue>) {
  const { settings, now } = await atOf(call);
  const { items, total } = await call.db.read((reader) => suppliersToBuy(reader, page, pageSize));
  return {
    items: items.map(({ paidAt, ...supplier }) => {
      const dueAt = buyBy({ paidAt, statusAt: paidAt }, settings);
      return { ...supplier, paidAt: paidAt.toISOString(), dueAt: dueAt.toISOString(), late: dueAt < now };
    }),
    total,
    page,
    pages: ownPages(total),
  };
}

function shownOrder(order: OrderRow): z.output<typeof contract.orderToBuy> {
  const { id, type, status, supplierId, supplierName, productId, specId, title, titleZh, options, picture, quantity } =
    order;
  const { unitFen, goodsCents, chinaFreightCents, remark, paidAt, createdAt } = order;
  return {
    orderId: id,
    number: orderNumber(id),
    type,
    status,
    supplierId,
    supplierName,
    productId,
    specId,
    title,
    titleZh,
    options,
    picture,
    quantity,
    unitFen,
    goodsCents,
    chinaFreightCents,
    remark,
    paidAt: (paidAt ?? createdAt).toISOString(),
  };
}

export async function ordersToBuy(call: StaffCall, { supplierId, page }: InputOf<typeof contract.listOrdersToBuy>) {
  const wanted = { statuses: [orderStatuses.paid], market: markets.china, supplierId, gathering: false } as const;
  const { items, total } = await call.db.read((reader) => ordersAt(reader, wanted, page, longPageSize));
  return { items: items.map(shownOrder), total, page, pages: ownPages(total, longPageSize) };
}

function shownPurchase(purchase: store.PurchaseRow, orders: number, shipDays: number) {
  const { id, state, flag, supplierId, supplierName, chargedFen, chargedFreightCents, goodsFen, freightFen } = purchase;
  return {
    id,
    number: purchaseNumber(id),
    state,
    flag,
    supplierId,
    supplierName,
    orders,
    chargedFen,
    chargedFreightCents,
    goodsFen,
    freightFen,
    costCents: purchase.costCents,
    reason: purchase.reason,
    createdAt: purchase.createdAt.toISOString(),
    placedAt: purchase.placedAt?.toISOString() ?? null,
    paidAt: purchase.paidAt?.toISOString() ?? null,
    sentAt: purchase.sentAt?.toISOString() ?? null,
    sendBy: purchase.placedAt && addDays(purchase.placedAt, shipDays).toISOString(),
  };
}

export async function purchaseList(call: StaffCall, input: InputOf<typeof contract.listPurchases>) {
  const { state, flagged, late, supplierId, sort = '-age', after } = input;
  const { settings, now } = await atOf(call);
  const { shipDays } = settings.get(ordersTerms);
  const takenBefore = late === 1 ? addDays(now, -shipDays) : undefined;
  const filter = { state, flagged: flagged === 1, takenBefore, supplierId, sort, after };
  const { rows, next } = await call.db.read((reader) => store.listPurchases(reader, filter));
  return { items: rows.map(({ purchase, orders }) => shownPurchase(purchase, orders, shipDays)), next };
}

const unknown = () => refuse('notFound', 'There is no such purchase.');

export async function purchaseDetail(call: StaffCall, { id }: InputOf<typeof contract.getPurchase>) {
  const { shipDays } = (await call.settings()).get(ordersTerms);
  return call.db.read(async (reader) => {
    const purchase = await store.purchaseById(reader, id);
    if (!purchase) return unknown();
    const lines = await store.linesOf(reader, id);
    const orders = await ordersById(
      reader,
      lines.map(({ orderId }) => orderId),
    );
    const supplierOrders = await store.supplierOrdersOf(reader, id);
    const traces = await store.tracesOfPurchase(reader, id);
    const urges = await urgesOf(reader, id);
    return {
      ...shownPurchase(purchase, orders.length, shipDays),
      outNumber: purchase.outNumber,
      items: orders.map(shownOrder),
      supplierOrders: supplierOrders.map((order) => ({ id: order.id, status: order.status })),
      traces: traces.map(({ billNumber, steps }) => ({ billNumber, steps })),
      urges: urges.map(shownUrge),
      urgeFrom: urgeFrom(purchase.state, urges, call.clock.now())?.toISOString() ?? null,
    };
  });
}

async function standing(call: StaffCall, id: number) {
  const purchase = await call.db.read((reader) => store.purchaseById(reader, id));
  return purchase ? { state: purchase.state, flag: purchase.flag } : unknown();
}

/** What asks suppliers. */
export function buyersDesk(supplier: SupplierGateway) {
  const deskOf = ({ db, clock, settings, log }: StaffCall): Desk => ({ db, clock, settings, log, supplier });
  return {
    place: (call: StaffCall, input: InputOf<typeof contract.placePurchase>) =>
      placeOrders(deskOf(call), { ...input, by: call.session.accountId }),
    async refresh(call: StaffCall, { id }: InputOf<typeof contract.refreshPurchase>) {
      await pullPurchase(deskOf(call), id);
      return standing(call, id);
    },
    urge: (call: StaffCall, { id }: InputOf<typeof contract.urgeSeller>) =>
      urgePurchase(deskOf(call), { id, by: call.session.accountId, orderId: null }),
    async decide(call: StaffCall, input: InputOf<typeof contract.decidePurchase>) {
      const refused = await decideAbout(deskOf(call), { ...input, by: call.session.accountId });
      return refused instanceof Refusal ? refused : standing(call, input.id);
    },
    fail: (call: StaffCall, input: InputOf<typeof contract.failOrders>) =>
      failByHand(deskOf(call), { ...input, by: call.session.accountId }),
  };
}
