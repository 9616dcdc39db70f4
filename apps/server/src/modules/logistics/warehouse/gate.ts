import { markets, orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { Arrival } from '@sgb/contract/warehouse.ts';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type OrderRow, ordersById } from '../../buying/orders/index.ts';
import { ordersOfBill } from '../../buying/purchasing/index.ts';
import { orderIdOf } from './rules.ts';
import { warehouseTerms } from './settings.ts';
import * as store from './store.ts';

type Gate = Pick<App, 'db' | 'clock' | 'settings'>;

/** Who knows of parcels that shoppers send to us themselves. */
export interface WarehouseNeeds {
  /** Before the arrival is looked for: whoever says this number now waits. */
  holdNumber(tx: Tx, code: string): Promise<void>;
  /** The order that a parcel nobody else knows becomes; none if it waits for its owner. */
  ordersOf(tx: Tx, arrival: store.ArrivalRow, at: At): Promise<OrderRow[]>;
}

/** What it needs of those whose pieces lie on our shelves in Johannesburg. */
export interface LocalNeeds {
  /** An order from our shelves left the warehouse: whose pieces they were. */
  stockLeft(tx: Tx, order: OrderRow, by: number | null, at: At): Promise<void>;
  /** It could not be sent, because its pieces are not there, or damaged. */
  stockLost(tx: Tx, order: OrderRow, lost: 'missing' | 'damaged', by: number | null, at: At): Promise<void>;
}

/** Whether an order may still come in: it is bought, and not here yet. */
export const isOnItsWay = ({ status, market }: OrderRow): boolean =>
  market === markets.china &&
  status >= orderStatuses.purchasedNoPay &&
  status < orderStatuses.collected &&
  status !== orderStatuses.failed;

/** Arrivals as those at the scales see them. */
export async function shownArrivals(
  { clock }: Pick<App, 'clock'>,
  reader: Sql,
  rows: readonly store.ArrivalRow[],
  weighHours: number,
): Promise<Arrival[]> {
  if (rows.length === 0) return [];
  const inside = await store.ordersIn(
    reader,
    rows.map(({ id }) => id),
  );
  const orders = new Map(
    (
      await ordersById(
        reader,
        inside.map(({ orderId }) => orderId),
      )
    ).map((order) => [order.id, order]),
  );
  const now = clock.now();
  return rows.map(({ id, code, scannedAt, note }) => {
    const theirs = inside.filter(({ arrivalId }) => arrivalId === id);
    const dueAt = addHours(scannedAt, weighHours);
    const shown = theirs.flatMap(({ orderId, weighedAt }) => {
      const order = orders.get(orderId);
      return order ? [{ ...shownOrder(order), weighed: weighedAt !== null }] : [];
    });
    return {
      id,
      code,
      scannedAt: scannedAt.toISOString(),
      note,
      orders: shown,
      unknown: theirs.length === 0,
      dueAt: dueAt.toISOString(),
      late: dueAt < now && shown.some(({ weighed }) => !weighed),
    };
  });
}

function shownOrder(order: OrderRow) {
  const { id, status, title, options, picture, quantity, weightGrams, special, services } = order;
  return {
    orderId: id,
    number: orderNumber(id),
    status,
    title,
    options,
    picture,
    quantity,
    statedGrams: weightGrams,
    special,
    services: services.map(({ code, name, count }) => ({ code, name, count })),
  };
}

/** The orders that a code stands for; none for a parcel that nobody knows. */
async function ordersBehind(reader: Sql, code: string): Promise<OrderRow[] | Refusal> {
  const orderId = orderIdOf(code);
  if (orderId === null) return (await ordersById(reader, await ordersOfBill(reader, code))).filter(isOnItsWay);
  const [order] = await ordersById(reader, [orderId]);
  if (!order) return refuse('notFound', `There is no order ${code}.`);
  const here = order.status === orderStatuses.collected;
  if (here || isOnItsWay(order)) return [order];
  return refuse('orderMoved', `${code} is at "${statusWords[order.status].label}" and cannot come in.`);
}

export interface Scan {
  readonly code: string;
  readonly note: string;
  readonly by: number | null;
}

/** A parcel at the gate. Scanned again, it is the same arrival, with what has become known of it meanwhile. */
export async function scanParcel(gate: Gate, { code, note, by }: Scan, needs: WarehouseNeeds) {
  const at = await atOf(gate);
  const { weighHours } = at.settings.get(warehouseTerms);
  return gate.db.transact(async (tx): Promise<Arrival | Refusal> => {
    await needs.holdNumber(tx, code);
    const orders = await ordersBehind(tx, code);
    if (!Array.isArray(orders)) return orders;
    const row = await store.enterArrival(tx, { code, note, scannedAt: at.now, scannedBy: by });
    const known = orders.length > 0 || (await store.ordersIn(tx, [row.id])).length > 0;
    await store.attach(
      tx,
      row.id,
      (known ? orders : await needs.ordersOf(tx, row, at)).map(({ id }) => id),
    );
    return theOne(await shownArrivals(gate, tx, [row], weighHours));
  });
}

function theOne([arrival]: readonly Arrival[]): Arrival {
  if (!arrival) throw new Error('an arrival that was just written is not there');
  return arrival;
}

/** Says what lies in a parcel that nobody knew. */
export async function attachTo(
  gate: Gate,
  { id, orderIds }: { readonly id: number; readonly orderIds: readonly number[] },
): Promise<Arrival | Refusal> {
  const { weighHours } = (await gate.settings()).get(warehouseTerms);
  return gate.db.transact(async (tx) => {
    const row = await store.arrivalById(tx, id);
    if (!row) return refuse('notFound', 'There is no such arrival.');
    const orders = await ordersById(tx, orderIds);
    if (orders.length !== new Set(orderIds).size) return refuse('notFound', 'One of these orders does not exist.');
    const wrong = orders.find((order) => !isOnItsWay(order));
    if (wrong) return refuse('orderMoved', `${orderNumber(wrong.id)} is not on its way to us.`);
    await store.attach(tx, id, orderIds);
    return theOne(await shownArrivals(gate, tx, [row], weighHours));
  });
}
