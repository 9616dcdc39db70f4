import {
  type deliverDispatch,
  dispatchCameBack,
  type listDispatchDesk,
  type pickDispatches,
  refuseDispatchAddress,
  type shipDispatch,
} from '@sgb/contract/dispatch-desk.ts';
import { dispatchNumber, dispatchStates, returnReasons } from '@sgb/contract/dispatch-states.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { maskedMobile, peopleById } from '../../people/identity/index.ts';
import { fail, moved, moveOn, unknown, waitingFor } from './move.ts';
import { send } from './pieces.ts';
import * as store from './store.ts';
import { view, viewsOf } from './view.ts';
import { addressNotice, shippedNotice, shippedText } from './words.ts';

type StaffCall = Call<'staff'>;
const { waiting, processing, shipped, review, failed } = dispatchStates;

/** The courier reads the whole number off the label; nobody else of us needs it. */
function withoutNumber<Shown extends { readonly receiver: { readonly mobile: string } }>(shown: Shown): Shown {
  return { ...shown, receiver: { ...shown.receiver, mobile: maskedMobile(shown.receiver.mobile) } };
}
const deskView = async (tx: Tx, row: store.DispatchRow) => withoutNumber(await view(tx, row));

export async function deskList(call: StaffCall, { state, page }: z.output<typeof listDispatchDesk.input>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await store.deskOf(reader, state, sliceOf(page));
    const people = await peopleById(
      reader,
      rows.map(({ accountId }) => accountId),
    );
    const nameOf = new Map(people.map(({ id, username }) => [id, username]));
    const items = (await viewsOf(reader, rows)).map((item, place) => ({
      ...withoutNumber(item),
      seller: nameOf.get(rows[place]?.accountId ?? 0) ?? '',
      picked: Boolean(rows[place]?.pickedAt),
    }));
    return { items, total, page, pages: ownPages(total) };
  });
}

export async function pick(call: StaffCall, { ids }: z.output<typeof pickDispatches.input>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const rows = await store.lockDispatches(tx, ids);
    if (rows.length !== new Set(ids).size) return unknown();
    const wrong = rows.find(({ state }) => state !== processing);
    if (wrong) return refuse('dispatchMoved', `${dispatchNumber(wrong.id)} is not waiting to be packed.`);
    await store.pickAll(tx, ids, call.session.accountId, now);
    return { picked: rows.map(({ id }) => id) };
  });
}

type ByStaff = At & { readonly by: number };

/** Handed to the courier. Sent again with the same waybill, it is the same. */
export async function handOver(
  tx: Tx,
  { id, carrier, waybill }: z.output<typeof shipDispatch.input>,
  { by, ...at }: ByStaff,
) {
  const row = await store.lockDispatch(tx, id);
  if (!row) return unknown();
  if (row.state === shipped && row.waybill === waybill) return deskView(tx, row);
  if (row.state !== processing) return moved();
  await send(tx, row, await store.linesOf(tx, [id]), by, at);
  const text = shippedText({ carrier, waybill, way: row.way });
  const picked = row.pickedAt ? {} : { pickedAt: at.now, pickedBy: by };
  const change = { carrier, waybill, pieces: 'sent', ...picked } as const;
  const gone = await moveOn(tx, row, { to: shipped, text, by, now: at.now }, change);
  await notify(tx, shippedNotice(gone), { now: at.now });
  return deskView(tx, gone);
}

export async function ship(call: StaffCall, input: z.output<typeof shipDispatch.input>) {
  const at = await atOf(call);
  return call.db.transact((tx) => handOver(tx, input, { by: call.session.accountId, ...at }));
}

export async function arrive(tx: Tx, id: number, { by, now }: Pick<ByStaff, 'by' | 'now'>) {
  const row = await store.lockDispatch(tx, id);
  if (!row) return unknown();
  if (row.state === review) return deskView(tx, row);
  if (row.state !== shipped) return moved();
  return deskView(tx, await moveOn(tx, row, { to: review, text: 'Delivered', by, now }));
}

export async function deliver(call: StaffCall, { id }: z.output<typeof deliverDispatch.input>) {
  const who = { by: call.session.accountId, now: call.clock.now() };
  return call.db.transact((tx) => arrive(tx, id, who));
}

/** Asks the seller for another address, or fails it; both only once for what is there. */
export async function refuseAddress(call: StaffCall, input: z.output<typeof refuseDispatchAddress.input>) {
  const { id, reason, ask } = input;
  const at = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const row = await store.lockDispatch(tx, id);
    if (!row) return unknown();
    const asked = row.state === waiting && row.waits === 'address';
    if (row.state !== processing && !(asked && ask === 0)) return moved();
    const cents = ask === 1 ? 0 : row.paidCents - row.backCents;
    const about = { accounts: [row.accountId], subject: `dispatch ${id}`, cents, input, why: reason };
    const stop = await mayDecide(tx, refuseDispatchAddress, { by, ...at }, about);
    if (stop) return stop;
    if (ask === 0) {
      const failing = { reason: 'addressRefused', remark: reason, refund: true, by, text: reason } as const;
      return deskView(tx, await fail(tx, row, failing, at));
    }
    const change = { ...waitingFor('address', at), remark: reason };
    const now = await moveOn(tx, row, { to: waiting, text: reason, by, now: at.now }, change);
    await notify(tx, addressNotice(now), { now: at.now });
    return deskView(tx, now);
  });
}

/** A parcel is here again: its pieces go where they belong, and what it cost goes back if it was not the client. */
export async function takeBack(tx: Tx, input: z.output<typeof dispatchCameBack.input>, { by, ...at }: ByStaff) {
  const { id, reason, damaged } = input;
  const row = await store.lockDispatch(tx, id);
  if (!row) return unknown();
  if (row.state === failed && row.pieces === 'back') return deskView(tx, row);
  if (row.state !== shipped && row.state !== review) return moved();
  const sent = new Map((await store.linesOf(tx, [id])).map(({ skuId, quantity }) => [skuId, quantity]));
  const broken = new Map(damaged.map(({ skuId, quantity }) => [Number(skuId), quantity]));
  if ([...broken].some(([skuId, quantity]) => quantity > (sent.get(skuId) ?? 0))) {
    return refuse('badInput', 'damaged: No more can be damaged than were sent.', { field: 'damaged' });
  }
  const { text, ours } = returnReasons[reason];
  const cents = ours ? row.paidCents - row.backCents : 0;
  const about = { accounts: [row.accountId], subject: `dispatch ${id}`, cents, input, why: text };
  const stop = await mayDecide(tx, dispatchCameBack, { by, ...at }, about);
  if (stop) return stop;
  const failing = { reason: 'cameBack', remark: text, refund: ours, damaged: broken, by, text } as const;
  return deskView(tx, await fail(tx, row, failing, at));
}

export async function cameBack(call: StaffCall, input: z.output<typeof dispatchCameBack.input>) {
  const at = await atOf(call);
  return call.db.transact((tx) => takeBack(tx, input, { by: call.session.accountId, ...at }));
}
