import { southAfrica } from '@sgb/contract/countries.ts';
import { dispatchStates } from '@sgb/contract/dispatch-states.ts';
import type { cancelDispatch, settlePending } from '@sgb/contract/dispatches.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { costOf, pay } from './money.ts';
import { callOff, moved, moveOn, unknown, waitingFor } from './move.ts';
import { reserve } from './pieces.ts';
import { noClient } from './sending/send.ts';
import * as store from './store.ts';
import { view } from './view.ts';

type ShopperCall = Call<'shopper'>;
const { waiting, processing } = dispatchStates;

async function held(tx: Tx, accountId: number, id: number): Promise<store.DispatchRow | undefined> {
  const row = await store.lockDispatch(tx, id);
  return row?.accountId === accountId ? row : undefined;
}

export async function cancel(call: ShopperCall, { id }: z.output<typeof cancelDispatch.input>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const row = await held(tx, accountId, id);
    if (!row) return unknown();
    // Sent again, it is the same.
    if (row.state === dispatchStates.cancelled) return view(tx, row);
    if (row.state !== waiting && row.state !== processing) return moved();
    return view(tx, await callOff(tx, row, { by: accountId, text: 'Called off' }, at));
  });
}

/** What waits for money, now that there may be some. */
async function payNow(tx: Tx, row: store.DispatchRow, by: number | null, { now }: At) {
  const entryId = await pay(tx, [row], now);
  if (entryId instanceof Refusal) return entryId;
  const change = { entryId, paidCents: costOf(row), pieces: 'reserved' } as const;
  return moveOn(tx, row, { to: processing, text: 'Paid', by, now }, change);
}

/** The pieces are counted: they are set aside, and paid for. */
async function takeCounted(tx: Tx, row: store.DispatchRow, by: number | null, at: At) {
  const short = await reserve(tx, row, await store.linesOf(tx, [row.id]), by, at);
  if (short) return refuse('tooFewPieces', 'They are not on your shelf yet.');
  return payNow(tx, row, by, at);
}

/** Another address, or the same one after it was corrected in the list. */
async function readdress(tx: Tx, row: store.DispatchRow, receiverId: number | undefined, at: At) {
  if (receiverId === undefined) return refuse('badInput', 'receiverId: Choose an address.', { field: 'receiverId' });
  const to = await addresseeOf(tx, row.accountId, { id: receiverId, countryId: southAfrica });
  if (!to) return noClient();
  if (to.address === row.receiverAddress) {
    return refuse('badInput', 'receiverId: This is the address that could not be delivered to.', {
      field: 'receiverId',
    });
  }
  const change = {
    ...{ receiverId: to.id, receiverName: to.name, receiverMobile: to.mobile, receiverAddress: to.address },
    remark: '',
  };
  return moveOn(tx, row, { to: processing, text: 'Another address', by: row.accountId, now: at.now }, change);
}

export async function settle(call: ShopperCall, { id, receiverId }: z.output<typeof settlePending.input>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const row = await held(tx, accountId, id);
    if (!row) return unknown();
    if (row.state === processing) return view(tx, row);
    if (row.state !== waiting || !row.waits) return moved();
    const settled = await {
      balance: () => payNow(tx, row, accountId, at),
      count: () => takeCounted(tx, row, accountId, at),
      address: () => readdress(tx, row, receiverId, at),
    }[row.waits]();
    return settled instanceof Refusal ? settled : view(tx, settled);
  });
}

/** Pieces were counted: what waits for them takes them, the oldest first. Whose balance is too low waits for that from now on. */
export async function settleCounted(app: Pick<App, 'db' | 'clock' | 'settings'>, accountId: number): Promise<void> {
  const at = await atOf(app);
  for (const id of await app.db.read((reader) => store.waitingForCount(reader, accountId))) {
    await app.db.transact(async (tx) => {
      const row = await held(tx, accountId, id);
      if (row?.state !== waiting || row.waits !== 'count') return undefined;
      const short = await reserve(tx, row, await store.linesOf(tx, [row.id]), null, at);
      if (short) return short;
      const paid = await payNow(tx, row, null, at);
      if (!(paid instanceof Refusal)) return paid;
      return store.changeDispatch(tx, row.id, { pieces: 'reserved', ...waitingFor('balance', at) });
    });
  }
}

/** Money has come in: what waits for it goes on by itself, the oldest first, as far as it reaches. */
export async function settleUnpaid(app: Pick<App, 'db' | 'clock' | 'settings'>, accountId: number): Promise<void> {
  const at = await atOf(app);
  for (const id of await app.db.read((reader) => store.waitingForMoney(reader, accountId))) {
    await app.db.transact(async (tx) => {
      const row = await held(tx, accountId, id);
      if (row?.state !== waiting || row.waits !== 'balance') return undefined;
      return payNow(tx, row, null, at);
    });
  }
}
