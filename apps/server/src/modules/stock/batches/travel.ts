import { type ParcelStatus, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { batchNumber, batchStates } from '@sgb/contract/stock-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { allEnded } from '../../../platform/db/together.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { lockOrders, type OrderRow, ordersOfBatches } from '../../buying/orders/index.ts';
import { type TreeAt, treeAtOf } from '../../goods/catalog/index.ts';
import { type ParcelRow, parcelById } from '../../logistics/parcels/index.ts';
import { goodsOf as measuredGoods } from '../../logistics/warehouse/index.ts';
import { changeShelf, movePieces, openShelf, type ShelfRow } from '../shelves/index.ts';
import { isFailed, isReady, mayMove, reachedBy, seaShares } from './rules.ts';
import { type Host, shipHeld } from './ship.ts';
import * as store from './store.ts';
import { movedNotice, troubleNotice } from './words.ts';

const { atSea, inChina, arrived } = batchStates;

/** Moves a held batch and tells its seller. */
export async function moveHeld(
  tx: Tx,
  batch: store.BatchRow,
  to: store.BatchRow['state'],
  by: { readonly by: number | null; readonly why: string },
  now: Date,
): Promise<store.BatchRow> {
  if (batch.state === to || !mayMove(batch.state, to)) return batch;
  const moved = await store.changeBatch(tx, batch, { state: to, stateAt: now });
  store.writeMove(tx, batch.id, { from: batch.state, to, ...by, now });
  const notice = movedNotice(moved);
  if (notice) await notify(tx, notice, { now });
  return moved;
}

const cubicCentimetresOf = ({ lengthMm, widthMm, heightMm }: { lengthMm: number; widthMm: number; heightMm: number }) =>
  Math.max(1, Math.round((lengthMm * widthMm * heightMm) / 1_000));

/** What left China is on its way to the shelf, with what a piece has cost in the end. */
async function depart(tx: Tx, batch: store.BatchRow, orders: readonly OrderRow[], parcel: ParcelRow, at: TreeAt) {
  const going = orders.filter(({ status }) => !isFailed(status));
  const measured = new Map(
    (
      await measuredGoods(
        tx,
        going.map(({ id }) => id),
      )
    ).map((each) => [each.orderId, each]),
  );
  const lines = await store.linesOf(tx, [batch.id]);
  const seaCents = parcel.chargedCents || parcel.totalCents;
  const rooms = going.map((order) => {
    const goods = measured.get(order.id);
    const whole = goods ? cubicCentimetresOf(goods) : cubicCentimetresOf(order) * order.quantity;
    return { quantity: order.quantity, cubicCentimetres: Math.max(1, Math.ceil(whole / order.quantity)) };
  });
  const shares = seaShares(seaCents, rooms);
  const arriving = going.map((order, place) => {
    const line = lines.find(({ orderId }) => orderId === order.id);
    if (!line) throw new Error(`order ${order.id} is no line of batch ${batch.id}`);
    const { accountId, skuId, productId, categoryId, title, picture, options, unit, special, quantity } = order;
    const share = shares[place] ?? 0;
    const landedCents = Math.ceil((order.paidCents - order.refundedCents) / quantity) + share;
    const goods = measured.get(order.id);
    const weightGrams = Math.max(1, Math.ceil((goods?.grams ?? order.weightGrams * quantity) / quantity));
    const cubicCentimetres = rooms[place]?.cubicCentimetres ?? 1;
    const facts = { weightGrams, cubicCentimetres, landedCents };
    const shelf = { accountId, skuId, productId, categoryId, title, picture, options, unit, special, ...facts };
    return { line, shelf, photos: goods?.photos ?? [], quantity, share };
  });
  const shelves = await allEnded(arriving.map(({ shelf }) => openShelf(tx, shelf, at.now)));
  const moved = await allEnded(
    arriving.map(async ({ photos, quantity }, place) => {
      const { id, accountId } = shelves[place] as ShelfRow;
      if (photos.length > 0) await changeShelf(tx, id, { photos });
      const about = batchNumber(batch.id);
      const piece = { shelfId: id, accountId, from: null, to: 'arriving', quantity } as const;
      return movePieces(tx, { ...piece, reason: 'shipped', about, by: null }, at);
    }),
  );
  const stuck = moved.find((each) => each instanceof Refusal);
  if (stuck) throw new Error(`pieces of batch ${batch.id} do not move: ${stuck.message}`);
  for (const { line, share, shelf } of arriving)
    store.writeShipped(tx, line, { seaCents: share, landedCents: shelf.landedCents });
  return store.changeBatch(tx, batch, { seaCents });
}

const byClock = { by: null, why: '' };

/** A held batch follows its orders and its parcel as far as they are. */
export async function followHeld(app: Host, tx: Tx, held: store.BatchRow, at: TreeAt): Promise<store.BatchRow> {
  let batch = held;
  let orders = await ordersOfBatches(tx, [batch.id]);
  let parcel = batch.parcelId === null ? undefined : await parcelById(tx, batch.parcelId);
  if (parcel?.status === parcelStatuses.cancelled && batch.state < atSea) {
    batch = await store.changeBatch(tx, batch, { parcelId: null, trouble: 'Its sea shipment was taken apart.' });
    parcel = undefined;
  }
  if (batch.trouble && parcel && parcel.status > parcelStatuses.waitingToPay) {
    batch = await store.changeBatch(tx, batch, { trouble: '' });
  }
  const rested = batch.triedAt === null || batch.sendNow || addDays(batch.triedAt, 1) <= at.now;
  if (!parcel && batch.state < atSea && rested && isReady(orders, batch.sendNow)) {
    await lockOrders(
      tx,
      orders.map(({ id }) => id),
    );
    batch = await moveHeld(tx, batch, inChina, byClock, at.now);
    const shipped = await shipHeld(app, tx, batch, orders, at);
    if (shipped instanceof Refusal) throw new Trouble(shipped);
    batch = shipped;
    orders = await ordersOfBatches(tx, [batch.id]);
  }
  for (;;) {
    const status: ParcelStatus | null = parcel?.status ?? null;
    const to = reachedBy(batch.state, orders, status);
    if (to === batch.state) return batch;
    if (to === atSea && parcel) batch = await depart(tx, batch, orders, parcel, at);
    const why = to === arrived ? 'In Johannesburg' : '';
    const moved = await moveHeld(tx, batch, to, { by: null, why }, at.now);
    if (moved.state === batch.state) return batch;
    batch = moved;
  }
}

/** Why a shipment cannot be made: what was done for it is undone, and it is written down. */
class Trouble extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

type FollowHost = Host & Pick<App, 'db' | 'settings'>;

/** It may be asked for any number of times. `sendNow`: the seller does not wait for the rest. */
export async function follow(app: FollowHost & App, id: number, sendNow = false): Promise<store.BatchRow | undefined> {
  const at = await treeAtOf(app);
  try {
    return await app.db.transact(async (tx) => {
      const batch = await store.lockBatch(tx, id);
      if (!batch) return undefined;
      return followHeld(app, tx, sendNow ? await store.changeBatch(tx, batch, { sendNow: true }) : batch, at);
    });
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const why = error.refusal.message;
    return app.db.transact(async (tx) => {
      const batch = await store.lockBatch(tx, id);
      if (!batch) return undefined;
      if (batch.trouble !== why) await notify(tx, troubleNotice(batch, why), { now: at.now });
      return store.changeBatch(tx, batch, { trouble: why, triedAt: at.now, sendNow: false });
    });
  }
}
