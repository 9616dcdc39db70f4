import { entryTypes } from '@sgb/contract/ledger.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { refundStates } from '@sgb/contract/refund-states.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { z } from 'zod';
import { SupplierError } from '../../../../adapters/supplier/error.ts';
import type { SupplierOrder } from '../../../../adapters/supplier/gateway.ts';
import type { App } from '../../../../platform/app.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { defineJob } from '../../../../platform/jobs/jobs.ts';
import { reverse } from '../../../books/ledger/index.ts';
import type { Desk } from '../desk.ts';
import { lockPurchase, type PurchaseRow } from '../store.ts';
import { stateOfRefund } from './rules.ts';
import { sendRefund } from './send.ts';
import * as store from './store.ts';

/** The money is back: at the rate that the purchase was paid at, and never more than it cost. */
async function bookBack(tx: Tx, refund: store.RefundRow, purchase: PurchaseRow, fen: number, now: Date) {
  const { entryId, rate, costCents } = purchase;
  const left = (costCents ?? 0) - (await store.backOf(tx, purchase.id));
  const cents = entryId === null || purchase.refundEntryId !== null ? 0 : Math.min(fenToCents(fen, rate ?? 0), left);
  if (entryId === null || cents <= 0) return { refundedFen: fen, backCents: 0 };
  const booked = await reverse(tx, {
    key: `refund:${refund.id}`,
    type: entryTypes.purchase,
    ref: purchaseNumber(purchase.id),
    note: `${purchase.supplierName}: ${refund.reason}`,
    entryId,
    parts: [{ item: `purchase:${purchase.id}`, amount: cents }],
    now,
  });
  if (booked instanceof Refusal) throw new Error(`refund ${refund.id} was not booked: ${booked.message}`);
  return { refundedFen: fen, backCents: cents, entryId: booked.entryId };
}

/** Applies what the supplier site says of a refund; it never opens again what has ended. */
async function settle(tx: Tx, id: number, purchaseId: number, order: SupplierOrder, now: Date): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  const refund = await store.lockRefund(tx, id);
  const state = stateOfRefund(order.refundStatus);
  if (!purchase || !refund || state === null || refund.state >= refundStates.paidBack || state === refund.state) return;
  const fen = Math.min(order.refundedFen ?? refund.goodsFen + refund.freightFen, refund.goodsFen + refund.freightFen);
  const money = state === refundStates.paidBack ? await bookBack(tx, refund, purchase, fen, now) : {};
  await store.changeRefund(tx, id, { state, refundId: refund.refundId ?? order.refundId, ...money }, now);
}

/** Asks how a refund stands. */
export async function followRefund(desk: Desk, id: number): Promise<void> {
  const refund = await desk.db.read((reader) => store.refundById(reader, id));
  if (!refund || refund.state === refundStates.sending || refund.state >= refundStates.paidBack) return;
  const order = await desk.supplier.order(refund.supplierOrderId);
  await desk.db.transact((tx) => settle(tx, id, refund.purchaseId, order, desk.clock.now()));
}

/** The same for all that are open for some of the supplier's orders: a message told of them. */
export async function followRefundsOf(desk: Desk, orderIds: readonly string[]): Promise<void> {
  const open = await desk.db.read((reader) => store.openRefunds(reader, orderIds, orderIds.length));
  for (const id of open) await followRefund(desk, id);
}

const atOnce = 60;

export const followRefundsJob = defineJob({
  name: 'purchasing.refunds',
  payload: z.object({}),
  cron: '*/30 * * * *',
  async run(app: Desk & App) {
    const open = await app.db.read((reader) => store.openRefunds(reader, null, atOnce));
    for (const id of open) {
      try {
        await sendRefund(app, id);
        await followRefund(app, id);
      } catch (error) {
        // The gateway has logged it; it is asked again with the next run.
        if (!(error instanceof SupplierError)) throw error;
      }
    }
  },
});
