import { refundStates } from '@sgb/contract/refund-states.ts';
import { SupplierError } from '../../../../adapters/supplier/error.ts';
import type { App } from '../../../../platform/app.ts';
import { jpegOf } from '../../../base/uploads/index.ts';
import type { Desk } from '../desk.ts';
import { stateOfRefund } from './rules.ts';
import * as store from './store.ts';

export type RefundDesk = Desk & Pick<App, 'files' | 'helper'>;

const isNo = (error: SupplierError) =>
  error.executed === 'no' && (error.fault === 'refused' || error.fault === 'gone' || error.fault === 'rejected');

/** The supplier site has no number of ours for it: an answer that was lost is looked for in the order. */
async function takenAlready(desk: Desk, { sentAt, supplierOrderId }: store.RefundRow): Promise<string | null> {
  if (!sentAt) return null;
  const order = await desk.supplier.order(supplierOrderId);
  const state = stateOfRefund(order.refundStatus);
  return state !== null && state < refundStates.paidBack ? order.refundId : null;
}

async function ask(desk: RefundDesk, refund: store.RefundRow): Promise<string> {
  const pictures: string[] = [];
  for (const photo of refund.photos) {
    const jpeg = await jpegOf(desk, photo);
    if (jpeg) pictures.push(await desk.supplier.uploadVoucher(jpeg));
  }
  await desk.db.transact((tx) => store.changeRefund(tx, refund.id, { sentAt: desk.clock.now() }, desk.clock.now()));
  const { supplierOrderId: orderId, note: text, goodsAt, returning, goodsFen, freightFen, reasonId } = refund;
  return desk.supplier.requestRefund({ orderId, goodsAt, returning, goodsFen, freightFen, reasonId, text, pictures });
}

/** Sends what was written down. What gets no answer stays, and is sent again by the job. */
export async function sendRefund(desk: RefundDesk, id: number): Promise<void> {
  const refund = await desk.db.read((reader) => store.refundById(reader, id));
  if (refund?.state !== refundStates.sending) return;
  const change = (changes: store.RefundChanges) =>
    desk.db.transact(async (tx) => {
      const held = await store.lockRefund(tx, id);
      if (held?.state === refundStates.sending) await store.changeRefund(tx, id, changes, desk.clock.now());
    });
  try {
    const refundId = (await takenAlready(desk, refund)) ?? (await ask(desk, refund));
    await change({ state: refundStates.asked, refundId });
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    if (isNo(error)) await change({ state: refundStates.closed, answer: error.message });
  }
}
