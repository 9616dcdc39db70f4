import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import * as contract from '@sgb/contract/splits.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { divideOrder, lockOrder, ordersById } from '../../buying/orders/index.ts';
import { holdPurchasesOf, shareLine } from '../../buying/purchasing/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { divideGoods, goodsOf, lockGoods } from '../warehouse/index.ts';
import { endUndone } from './end.ts';
import { refusalToSplit, type SplitNeeds } from './service.ts';
import * as store from './store.ts';
import { doneNotice, failedNotice, failedWords } from './words.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function splitList(call: StaffCall, { show, page }: InputOf<typeof contract.listSplits>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listSplits(reader, show === 'waiting', { page, perPage: pageSize });
    const ids = rows.map(({ orderId }) => orderId);
    const orders = new Map((await ordersById(reader, ids)).map((order) => [order.id, order]));
    const shelves = new Map((await goodsOf(reader, ids)).map(({ orderId, shelf }) => [orderId, shelf]));
    const items = rows.map((row) => {
      const order = orders.get(row.orderId);
      return {
        id: row.id,
        orderId: row.orderId,
        number: orderNumber(row.orderId),
        title: order?.title ?? '',
        options: order?.options ?? [],
        pieces: row.pieces,
        of: row.ofPieces,
        shelf: shelves.get(row.orderId) ?? '',
        cents: row.cents,
        state: row.state,
        createdAt: row.createdAt.toISOString(),
        dueAt: row.dueAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
        why: row.why,
        newNumber: row.newOrderId === null ? '' : orderNumber(row.newOrderId),
      };
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

const parts = (orderId: number, newOrderId: number) => ({
  orderId,
  number: orderNumber(orderId),
  newOrderId,
  newNumber: orderNumber(newOrderId),
});

type Doing = InputOf<typeof contract.doSplit> & {
  /** Null: the demo's packer, in nobody's name. */
  readonly by: number | null;
};

/** The pieces lie apart: one order becomes two, in the shop as on the shelves. */
export async function divide(app: Pick<App, 'db' | 'clock'>, doing: Doing, needs: SplitNeeds) {
  const now = app.clock.now();
  const { orderId, of, by, grams, lengthMm, widthMm, heightMm, shelf, rest } = doing;
  return app.db.transact(async (tx) => {
    await holdPurchasesOf(tx, [orderId]);
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('notFound', 'There is no such order.');
    const done = await store.doneSplit(tx, orderId, of);
    if (done?.newOrderId) return parts(orderId, done.newOrderId);
    const split = await store.waitingSplit(tx, orderId);
    if (!split || split.ofPieces !== of) return refuse('splitMoved');
    const goods = await lockGoods(tx, orderId);
    const refused = await refusalToSplit(tx, order, goods, needs);
    if (refused || !goods) return refused ?? refuse('notSplittable');
    if (grams >= goods.grams) {
      const all = `All of it weighed ${goods.grams} g: what is taken out weighs less.`;
      return refuse('badInput', all, { field: 'grams' });
    }
    const made = await divideOrder(tx, order, split.pieces, { by, now });
    const taken = { orderId: made.id, grams, lengthMm, widthMm, heightMm, shelf, weighedBy: by };
    await divideGoods(tx, goods, taken, rest);
    await shareLine(tx, orderId, made.id);
    await store.endSplit(tx, split.id, {
      state: contract.splitStates.done,
      endedAt: now,
      endedBy: by,
      newOrderId: made.id,
      extensions: goods.extensions,
    });
    await notify(tx, doneNotice(split, made.id, order.unit), { now });
    return parts(orderId, made.id);
  });
}

export const doneOne = (call: StaffCall, input: InputOf<typeof contract.doSplit>, needs: SplitNeeds) =>
  divide(call, { ...input, by: call.session.accountId }, needs);

export async function failOne(call: StaffCall, { orderId, why }: InputOf<typeof contract.failSplit>) {
  const { settings, now } = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const split = order && (await store.waitingSplit(tx, orderId));
    if (!split) return refuse('splitMoved');
    const about = {
      accounts: [split.accountId],
      subject: `order ${orderId}`,
      cents: split.cents,
      input: { orderId, why },
      why,
    };
    const stop = await mayDecide(tx, contract.failSplit, { by, settings, now }, about);
    if (stop) return stop;
    await endUndone(tx, split, { by, staff: true, words: failedWords(why), why, now });
    await notify(tx, failedNotice(split, why), { now });
    return { orderId, backCents: split.cents };
  });
}
