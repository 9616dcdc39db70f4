import { orderStatuses } from '@sgb/contract/order-states.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { allEnded } from '../../../platform/db/together.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  actors,
  freeFromRound,
  lockOrders,
  moveOrders,
  type OrderRow,
  refusalOfTransition,
} from '../../buying/orders/index.ts';
import type { TreeAt } from '../../goods/catalog/index.ts';
import { lockReceiversOf, parcelAddressees } from '../../people/clients/index.ts';
import { type StoredRow, shelvedGoods } from '../warehouse/index.ts';
import { columnsOf, type Made, roundColumns, stepsOf, unpaid } from './create.ts';
import { grantPrice, storageSaved } from './member.ts';
import { setFreightsAside } from './money.ts';
import { estimateParcel, faultsOf, type ParcelEstimate } from './quote/estimate.ts';
import { type Owner, shelvesFrom } from './quote/shelves.ts';
import { numbersAndMeters } from './quote/year-limit.ts';
import { accountOf, type PartWish, partWanted } from './round.ts';
import { writeParcels } from './write-store.ts';

/** The part of one member of a closed round. */
interface InnerMaking extends Owner {
  readonly wish: PartWish;
  /** The same for the same part. */
  readonly key: string;
  readonly payUntil: Date;
  readonly autoDebit: boolean;
}

type Opened = Pick<App, 'vault' | 'files' | 'clock'>;

/** A part with what is known of it before it is a parcel. */
interface Ready {
  readonly making: InnerMaking;
  readonly orders: readonly OrderRow[];
  readonly stored: readonly StoredRow[];
  readonly estimate: ParcelEstimate;
}

const toShipment = orderStatuses.waitingShipment;

/** What everybody's part is, or why it cannot be one; receivers and orders are held, in this order, as for one parcel. */
async function estimateAll(app: Opened, tx: Tx, makings: readonly InnerMaking[], at: TreeAt) {
  await lockReceiversOf(
    tx,
    makings.map(({ accountId }) => accountId),
  );
  const orderIds = makings.flatMap(({ wish }) => wish.orderIds);
  const orders = Map.groupBy(await lockOrders(tx, orderIds), ({ accountId }) => accountId);
  const receivers = makings.map(({ accountId, wish: { receiverId } }) => ({ accountId, receiverId }));
  const [goods, addressees] = await Promise.all([shelvedGoods(tx, orderIds), parcelAddressees(app, tx, receivers)]);
  const shelves = Map.groupBy(goods, ({ orderId }) => orderId);
  return makings.map((making): Ready | Refusal => {
    const { wish, accountId } = making;
    const wanted = partWanted(wish);
    const own = (orders.get(accountId) ?? []).filter(({ id }) => wish.orderIds.includes(id));
    const stored = wish.orderIds.flatMap((id) => shelves.get(id) ?? []);
    const receiver = addressees.get(wish.receiverId);
    const lying = shelvesFrom(app, making, wanted, own, accountOf({ receiver, stored }), at);
    if (lying instanceof Refusal) return lying;
    const estimate = estimateParcel(making, wanted, lying, at);
    if (estimate instanceof Refusal) return estimate;
    const free = own.map((order) => ({ ...order, roundId: null }));
    return refusalOfTransition(free, toShipment) ?? { making, orders: free, stored, estimate };
  });
}

/** A ready part with the number of its parcel, or why it cannot be sent. */
async function numberAll(app: Opened, tx: Tx, ready: readonly Ready[], at: TreeAt) {
  const abouts = ready.map((each) => {
    const { receiver, declaredCents } = each.estimate;
    return { each, receiver, declaredCents, settings: at.settings, now: at.now };
  });
  const numbers = await numbersAndMeters(tx, abouts, ({ each }, meter) => faultsOf(each.estimate, meter).length === 0);
  const granted = ready.map(async (each, place) => {
    const { id, meter } = numbers[place] ?? { id: 0, meter: null };
    const { making, orders, stored, estimate } = each;
    const [fault] = faultsOf(estimate, meter);
    if (fault) return fault;
    const { accountId, vipLevel } = making;
    const storageCents = storageSaved(app, orders, stored, vipLevel, at);
    const price = { lines: estimate.quoted.quote.lines, storageCents };
    return (await grantPrice(tx, { id, accountId, vipLevel }, price, at.now)) ?? { ...each, id };
  });
  return allEnded(granted);
}

/**
 * Makes the parcels of many members of a round, as `makeParcel` makes one, in a few statements however many they are: each has
 * its own answer, and of whoever is refused nothing has changed. Whose balance is too low pays later. The lists are in the
 * order of the accounts.
 */
export async function makeInner(
  app: Opened,
  tx: Tx,
  makings: readonly InnerMaking[],
  at: TreeAt,
): Promise<(Made | Refusal)[]> {
  const { now } = at;
  const estimated = await estimateAll(app, tx, makings, at);
  const ready = estimated.flatMap((each) => (each instanceof Refusal ? [] : [each]));
  const numbered = await numberAll(app, tx, ready, at);
  const going = numbered.flatMap((each) => (each instanceof Refusal ? [] : [each]));
  const parcelOf = new Map(going.flatMap(({ id, orders }) => orders.map((order) => [order.id, id] as const)));
  for (const [roundId, parts] of Map.groupBy(going, ({ making }) => making.wish.round.id)) {
    const accounts = parts.map(({ making }) => making.accountId);
    await freeFromRound(tx, roundId, accounts);
  }
  const moved = going.flatMap(({ orders }) => orders);
  const stuck = await moveOrders(tx, moved, {
    to: toShipment,
    who: actors.shopper,
    by: null,
    why: '',
    each: ({ id, accountId }) => ({ by: accountId, why: `Parcel ${parcelNumber(parcelOf.get(id) ?? 0)}` }),
    now,
    quiet: true,
  });
  if (stuck) throw new Error(`goods of a round cannot leave their shelf: ${stuck.message}`);
  const waiting = going.map(({ id, making, estimate }) => {
    const { accountId, vipLevel, key, payUntil, autoDebit } = making;
    const columns = { ...columnsOf(estimate), ...roundColumns(partWanted(making.wish)), ...unpaid };
    const made = { key, autoDebit, vipLevel, scoinHoldId: null, statusAt: now, createdAt: now };
    return { ...columns, ...made, id, accountId, holds: 1, dueCents: columns.totalCents, payUntil };
  });
  const paid = await setFreightsAside(tx, waiting, at);
  const parcels = waiting.map((parcel) => {
    const answer = paid.get(parcel.id);
    if (answer instanceof Refusal && answer.code !== 'balanceTooLow') {
      throw new Error(`the freight of parcel ${parcel.id} cannot be set aside: ${answer.message}`);
    }
    if (!answer || answer instanceof Refusal) return { ...parcel, status: parcelStatuses.waitingToPay };
    return { ...parcel, ...answer, status: parcelStatuses.inWarehouse };
  });
  await writeParcels(
    tx,
    parcels.map((parcel, place) => ({
      parcel,
      contents: going[place]?.estimate.contents ?? [],
      steps: stepsOf(parcel),
    })),
  );
  const done = parcels.values();
  const answers = numbered.map((each) => (each instanceof Refusal ? each : (done.next().value as Made))).values();
  return estimated.map((each) => (each instanceof Refusal ? each : (answers.next().value as Made | Refusal)));
}
