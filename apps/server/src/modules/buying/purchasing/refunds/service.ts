import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { refundStates } from '@sgb/contract/refund-states.ts';
import type * as contract from '@sgb/contract/supplier-refunds.ts';
import type { z } from 'zod';
import { SupplierError } from '../../../../adapters/supplier/error.ts';
import type { SupplierGateway } from '../../../../adapters/supplier/gateway.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { fileAddress, useFiles } from '../../../base/uploads/index.ts';
import { ordersById } from '../../orders/index.ts';
import { linesOf, lockPurchase, purchaseById, supplierOrdersOf } from '../store.ts';
import { followRefund } from './follow.ts';
import { faultOf, goodsAtOf, isReceived } from './rules.ts';
import { sendRefund } from './send.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

function shown(call: StaffCall, row: store.RefundRow) {
  const { goodsAt: _, reasonId: __, sentAt: ___, askedAt, changedAt, photos, ...refund } = row;
  const look = { by: call.session.accountId, about: `purchase ${row.purchaseId}` };
  return {
    ...refund,
    number: purchaseNumber(row.purchaseId),
    photos: photos.map((id) => fileAddress(call, { id, purpose: 'goods' }, look)),
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export async function refundList(call: StaffCall, input: InputOf<typeof contract.listSellerRefunds>) {
  const { page, show, purchaseId } = input;
  const { rows, total } = await call.db.read((reader) =>
    store.listRefunds(reader, { show, purchaseId }, sliceOf(page)),
  );
  return { items: rows.map(({ total: _, ...row }) => shown(call, row)), total, page, pages: ownPages(total) };
}

const unknown = () => refuse('notFound', 'There is no such purchase, or it has no such order.');

/** Goods that lie with us, or have gone on to their shopper. */
const isHere = ({ status }: { readonly status: number }) => status >= 40 && status < 90;

/** What asks suppliers. */
export function refundDesk(supplier: SupplierGateway) {
  const deskOf = ({ db, clock, settings, log, files, helper }: StaffCall) => ({
    ...{ db, clock, settings, log, files, helper },
    supplier,
  });

  async function termsOf(call: StaffCall, id: number, supplierOrderId: string) {
    const found = await call.db.read(async (reader) => {
      const purchase = await purchaseById(reader, id);
      const order = (await supplierOrdersOf(reader, id)).find((one) => one.id === supplierOrderId);
      const ids = (await linesOf(reader, id)).map(({ orderId }) => orderId);
      return { purchase, order, received: (await ordersById(reader, ids)).some(isHere) };
    });
    if (!found.purchase || !found.order) return unknown();
    if (found.purchase.entryId === null)
      return refuse('purchaseMoved', 'It was not paid: there is nothing to ask back.');
    try {
      const { status } = await supplier.order(supplierOrderId);
      const goodsAt = goodsAtOf(status, found.received);
      if (!goodsAt) return refuse('purchaseMoved', 'It was not paid, or was closed: there is nothing to ask back.');
      const reasons = await supplier.refundReasons(supplierOrderId, goodsAt);
      return { goodsAt, reasons, most: await supplier.maxRefund(supplierOrderId, goodsAt) };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return error.fault === 'refused'
        ? refuse('purchaseMoved', `The supplier site says: ${error.message}`)
        : refuse('supplierDown');
    }
  }

  async function terms(call: StaffCall, { id, supplierOrderId }: InputOf<typeof contract.getRefundTerms>) {
    const found = await termsOf(call, id, supplierOrderId);
    if (found instanceof Refusal) return found;
    const { goodsAt, reasons, most } = found;
    return { received: isReceived(goodsAt), whole: goodsAt === 'refundWaitSellerSend', ...most, reasons: [...reasons] };
  }

  async function reread(call: StaffCall, id: number) {
    const row = await call.db.read((reader) => store.refundById(reader, id));
    return row ? shown(call, row) : unknown();
  }

  async function ask(call: StaffCall, input: InputOf<typeof contract.askRefund>) {
    const found = await termsOf(call, input.id, input.supplierOrderId);
    if (found instanceof Refusal) return found;
    const reason = found.reasons.find(({ id }) => id === input.reasonId);
    const fault = faultOf(input, reason, found.most, found.goodsAt);
    if (fault) return refuse('badInput', `${fault[0]}: ${fault[1]}`, { field: fault[0] });
    const [now, by] = [call.clock.now(), call.session.accountId];
    const made = await call.db.transact(async (tx) => {
      await lockPurchase(tx, input.id);
      const unusable = await useFiles(tx, { accountId: by, purpose: 'goods' }, input.photos, now);
      if (unusable) return unusable;
      const { id: purchaseId, ...wish } = input;
      const words = { reason: reason?.name ?? '', goodsAt: found.goodsAt };
      return (await store.insertRefund(tx, { ...wish, ...words, purchaseId, by, now })) ?? refuse('refundOpen');
    });
    if (made instanceof Refusal) return made;
    await sendRefund(deskOf(call), made);
    return reread(call, made);
  }

  async function returned(call: StaffCall, { id, company, bill, note }: InputOf<typeof contract.returnToSeller>) {
    const refund = await call.db.read((reader) => store.refundById(reader, id));
    if (!refund) return refuse('notFound', 'There is no such refund.');
    if (refund.state !== refundStates.toReturn || !refund.refundId) {
      return refuse('purchaseMoved', 'The seller does not wait for the goods now.');
    }
    try {
      await supplier.returnGoods({ refundId: refund.refundId, company, bill, text: note });
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return error.fault === 'refused'
        ? refuse('badInput', `bill: The supplier site says: ${error.message}`, { field: 'bill' })
        : refuse('supplierDown');
    }
    await call.db.transact(async (tx) => {
      const held = await store.lockRefund(tx, id);
      const moved = held?.state === refundStates.toReturn ? { state: refundStates.goingBack } : {};
      await store.changeRefund(tx, id, { company, bill, ...moved }, call.clock.now());
    });
    await followRefund(deskOf(call), id).catch((error: unknown) => {
      if (!(error instanceof SupplierError)) throw error;
    });
    return reread(call, id);
  }

  return { terms, ask, returned };
}
