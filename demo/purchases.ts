import { entryTypes } from '@sgb/contract/ledger.ts';
import { markets, type OrderStatus, orderTypes } from '@sgb/contract/order-states.ts';
import { type PurchaseState, purchaseNumber, purchaseStates } from '@sgb/contract/purchase-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { demoOrderNumber, type Reached } from '@sgb/server/adapters/supplier/demo.ts';
import { book } from '@sgb/server/modules/books/ledger/index.ts';
import { type OrderRow, ordersAt } from '@sgb/server/modules/buying/orders/index.ts';
import { hasPurchases, rememberPurchases } from '@sgb/server/modules/buying/purchasing/seed.ts';
import { enterDemoOrders } from '@sgb/server/modules/goods/sourcing/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';

const rate = 26_000;
const boughtStatuses: readonly OrderStatus[] = [30, 32, 35, 36, 37, 40, 50, 60, 70, 80];
const { placed, paid, sent, done } = purchaseStates;

const stateOf = (status: OrderStatus): PurchaseState =>
  status >= 40 ? done : status >= 35 ? sent : status === 32 ? paid : placed;

/** When what happened to a purchase, by what is known of its first order. */
function timesOf(order: OrderRow) {
  const ordered = order.paidAt ?? order.createdAt;
  const state = stateOf(order.status);
  const placedAt = state === placed ? order.statusAt : addHours(ordered, 10);
  const paidAt = state === placed ? null : state === paid ? order.statusAt : addHours(ordered, 12);
  const leftDays = order.status === 37 ? 3 : order.status === 36 ? 1.5 : 0;
  const left = state === done ? addDays(order.collectedAt ?? order.statusAt, -1.5) : addDays(order.statusAt, -leftDays);
  const sentAt = state < sent ? null : left > placedAt ? left : addHours(placedAt, 6);
  return { placedAt, paidAt, sentAt, endedAt: state === done ? (order.collectedAt ?? order.statusAt) : null };
}

/** As the supplier of the demo world will tell it: what has not happened waits for somebody to help it along. */
function reachedOf({ paidAt, sentAt }: ReturnType<typeof timesOf>, status: OrderStatus): Reached {
  const later = '2099-01-01T00:00:00.000Z';
  const at = (moment: Date | null) => moment?.toISOString() ?? later;
  const under = sentAt && status >= 36 ? addHours(sentAt, 10).toISOString() : later;
  return { paid: at(paidAt), sent: at(sentAt), underway: under, arriving: status >= 37 ? under : later };
}

const words = {
  sent: 'The courier has picked the parcel up.',
  underway: 'In transit: it left the sorting centre for Guangzhou.',
  arriving: 'Out for delivery to the warehouse.',
} as const;

function stepsOf(reached: Reached, now: Date) {
  const all = (['sent', 'underway', 'arriving'] as const).map((stage) => ({
    at: reached[stage] ?? '',
    text: words[stage],
  }));
  return all.filter(({ at }) => at !== '' && new Date(at) <= now);
}

async function pay(tx: Tx, id: number, supplierName: string, costCents: number, now: Date): Promise<number> {
  const booked = await book(tx, {
    key: `purchase:${id}:pay`,
    type: entryTypes.purchase,
    ref: purchaseNumber(id),
    note: supplierName,
    postings: [{ from: 'suppliers', to: 'bank', amount: costCents, item: `purchase:${id}` }],
    now,
  });
  if (booked instanceof Refusal) throw new Error(`the demo cannot pay a supplier: ${booked.message}`);
  return booked.entryId;
}

/** Orders of one supplier that went through together. */
const togetherOf = (order: OrderRow) =>
  `${order.supplierId} ${order.checkoutId} ${stateOf(order.status)} ${order.status}`;

function boughtTogether(key: string, orders: readonly OrderRow[], now: Date) {
  const [first] = orders;
  if (!first) return undefined;
  const times = timesOf(first);
  const outNumber = `SGB-demo-${key.replaceAll(' ', '-')}`;
  const goodsFen = orders.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
  const freightFen = 600;
  const id = demoOrderNumber(outNumber);
  const reached = reachedOf(times, first.status);
  const entered = {
    id,
    outOrderId: outNumber,
    totalFen: goodsFen + freightFen,
    freightFen,
    createdAt: times.placedAt,
    cancelledAt: null,
    closeReason: null,
    reached,
    refund: null,
  };
  const row = {
    supplierId: first.supplierId,
    supplierName: first.supplierName,
    state: stateOf(first.status),
    outNumber,
    chargedFen: goodsFen,
    chargedFreightCents: orders.reduce((sum, { chinaFreightCents }) => sum + chinaFreightCents, 0),
    goodsFen,
    freightFen,
    createdAt: times.placedAt,
    ...times,
  };
  const status = times.sentAt ? 'waitbuyerreceive' : times.paidAt ? 'waitsellersend' : 'waitbuyerpay';
  const trace = times.sentAt && { billNumber: `SF${id.slice(-13)}`, steps: stepsOf(reached, now) };
  const cents = times.paidAt && fenToCents(goodsFen + freightFen, rate);
  const orderIds = orders.map((order) => order.id);
  return { entered, row, orderIds, supplierOrder: { id, status } as const, trace, cents };
}

/** What our buyers have bought of all that the people of the demo ordered, with the parcels that are on their way; once. */
export async function ensureDemoPurchases(db: Database, now: Date): Promise<void> {
  if (await db.read(hasPurchases)) return;
  const wanted = { statuses: boughtStatuses, market: markets.china } as const;
  const { items } = await db.read((reader) => ordersAt(reader, wanted, 1, 1000));
  const bought = items.filter(({ type, supplierId }) => type === orderTypes.purchase && supplierId > 0);
  const all = [...Map.groupBy(bought, togetherOf)].flatMap(([key, orders]) => boughtTogether(key, orders, now) ?? []);
  await db.transact(async (tx) => {
    await enterDemoOrders(
      tx,
      all.map(({ entered }) => entered),
    );
    const past = all.map(({ row, cents, ...known }) => {
      const book = (id: number, costCents: number) => pay(tx, id, row.supplierName, costCents, row.paidAt ?? now);
      return { ...known, row, pay: cents === null ? null : { rate, cents, book } };
    });
    await rememberPurchases(tx, past, now);
  });
}
