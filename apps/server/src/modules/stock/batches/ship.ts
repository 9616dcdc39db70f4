import { createHash } from 'node:crypto';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { batchStates } from '@sgb/contract/stock-states.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { type OrderRow, putIntoBatch } from '../../buying/orders/index.ts';
import type { TreeAt } from '../../goods/catalog/index.ts';
import { parcelRules } from '../../goods/pricing/index.ts';
import { makeParcel } from '../../logistics/parcels/index.ts';
import { goodsOf } from '../../logistics/warehouse/index.ts';
import { defaultReceiver } from '../../people/clients/index.ts';
import { membershipOf } from '../../people/membership/index.ts';
import { overSea } from './goods.ts';
import { fitting, isFailed, isInChina } from './rules.ts';
import * as store from './store.ts';
import { troubleNotice } from './words.ts';

export type Host = Pick<App, 'vault' | 'files' | 'clock'>;

/** The same for the same orders, so that a job that was killed and runs again makes one parcel. */
function keyOf(id: number, orderIds: readonly number[], tried: Date | null): string {
  const hash = createHash('sha256').update(`stock sea ${id} ${orderIds.join()} ${tried?.getTime()}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** What has not arrived becomes a batch of its own, of the same checkout: it leaves when it can. */
async function splitOff(tx: Tx, batch: store.BatchRow, rest: readonly OrderRow[], now: Date): Promise<void> {
  if (rest.length === 0) return;
  const ids = new Set(rest.map(({ id }) => id));
  const lines = (await store.linesOf(tx, [batch.id])).filter(({ orderId }) => ids.has(orderId ?? 0));
  const sum = (amount: (order: OrderRow) => number) => rest.reduce((total, order) => total + amount(order), 0);
  const sums = {
    goodsCents: sum(({ goodsCents }) => goodsCents),
    feeCents: sum(({ serviceFeeCents }) => serviceFeeCents),
    chinaCents: sum(({ chinaFreightCents }) => chinaFreightCents),
    totalCents: lines.reduce((total, { paidCents }) => total + paidCents, 0),
  };
  const { paid } = batchStates;
  const other = await store.insertBatch(tx, {
    accountId: batch.accountId,
    state: paid,
    stateAt: now,
    createdAt: batch.createdAt,
    checkoutId: batch.checkoutId,
    ...sums,
  });
  store.writeMove(tx, other.id, { from: null, to: paid, by: batch.accountId, why: 'The rest of a batch', now });
  await store.moveLines(tx, batch.id, other.id, [...ids]);
  putIntoBatch(tx, [...ids], other.id);
  await store.changeBatch(tx, batch, {
    goodsCents: batch.goodsCents - sums.goodsCents,
    feeCents: batch.feeCents - sums.feeCents,
    chinaCents: batch.chinaCents - sums.chinaCents,
    totalCents: batch.totalCents - sums.totalCents,
  });
}

const nothingElse = { services: [], insured: false, couponId: 0, coins: 0 } as const;

async function parcelFor(app: Host, tx: Tx, batch: store.BatchRow, orderIds: readonly number[], at: TreeAt) {
  const { accountId } = batch;
  const receiverId = await defaultReceiver(tx, accountId);
  if (receiverId === undefined) return refuse('receiverNeeded', 'You have no default receiver. Please choose one.');
  const line = parcelRules(at.settings).lines.find(({ by }) => by === 'volume')?.code;
  if (line === undefined) return refuse('wayRefused', 'No line goes by sea now.');
  const vipLevel: VipLevel = (await membershipOf(tx, accountId, at.now))?.tier ?? 0;
  const wanted = { ...nothingElse, orderIds, receiverId, line, delivery: 'depot', stockBatchId: batch.id } as const;
  const key = keyOf(batch.id, orderIds, batch.triedAt);
  return makeParcel(
    app,
    tx,
    { accountId, vipLevel, wanted, key, agreedCents: null, payNow: true, autoDebit: true },
    at,
  );
}

/** Measured, goods may be more than one shipment takes: the rest leaves as a batch of its own. */
async function leaving(tx: Tx, orders: readonly OrderRow[], at: TreeAt): Promise<OrderRow[]> {
  const measured = new Map(
    (
      await goodsOf(
        tx,
        orders.map(({ id }) => id),
      )
    ).map((goods) => [goods.orderId, goods]),
  );
  const cargo = (order: OrderRow) => {
    const box = measured.get(order.id);
    const { special, goodsCents } = order;
    return box
      ? { ...{ quantity: 1, special, goodsCents, weightGrams: box.grams }, ...box }
      : { ...order, special, goodsCents };
  };
  return fitting(orders, (some) => overSea(some.map(cargo), at).length === 0);
}

/**
 * Makes one sea shipment of what a held batch has in China; its freight is set aside, or waits to be paid like that of any
 * parcel. Where it cannot be made, the seller is told why, and it is tried again.
 */
export async function shipHeld(
  app: Host,
  tx: Tx,
  batch: store.BatchRow,
  orders: readonly OrderRow[],
  at: TreeAt,
): Promise<store.BatchRow | Refusal> {
  const here = await leaving(
    tx,
    orders.filter(({ status }) => isInChina(status)),
    at,
  );
  const made = await parcelFor(
    app,
    tx,
    batch,
    here.map(({ id }) => id),
    at,
  );
  if (made instanceof Refusal) return made;
  await splitOff(
    tx,
    batch,
    orders.filter((order) => !here.includes(order) && !isFailed(order.status)),
    at.now,
  );
  const unpaid = made.status === parcelStatuses.waitingToPay;
  const trouble = unpaid ? 'Its sea freight waits to be paid.' : '';
  if (unpaid) await notify(tx, troubleNotice(batch, trouble), { now: at.now });
  return store.changeBatch(tx, batch, { parcelId: made.id, trouble, triedAt: at.now });
}
