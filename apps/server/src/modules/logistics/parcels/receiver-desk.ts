import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import * as contract from '@sgb/contract/receiver-desk.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { listedReceivers, lockReceivers } from '../../people/clients/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { giveReceiver } from './change.ts';
import { parcelActors, receiverChangeable } from './rules.ts';
import * as store from './store.ts';
import { parcelTexts } from './texts.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const unknown = () => refuse('notFound', 'There is no such parcel.');
/** The last courier has its words once it is handed over. */
const isMendable = ({ status }: store.ParcelRow) => status < parcelStatuses.outForDelivery;

const mostShown = 50;

export async function receivers({ db }: StaffCall, { id, q }: InputOf<typeof contract.listParcelReceivers>) {
  return db.read(async (reader) => {
    const parcel = await store.parcelById(reader, id);
    if (!parcel) return unknown();
    const all = await listedReceivers(reader, parcel.accountId);
    return {
      changeable: receiverChangeable(parcel.status),
      mendable: isMendable(parcel),
      address: parcel.receiver.address,
      receivers: all
        .filter(({ countryId }) => countryId === parcel.countryId)
        .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(q.toLowerCase()))
        .slice(0, mostShown)
        .map(({ id: rid, name, address }) => ({ id: rid, name, address, current: rid === parcel.receiverId })),
    };
  });
}

export async function correct(call: StaffCall, input: InputOf<typeof contract.correctReceiver>) {
  const { id, rid, address, reason } = input;
  const at = await atOf(call);
  const by = call.session.accountId;
  const owner = await call.db.read(async (reader) => (await store.parcelById(reader, id))?.accountId);
  if (owner === undefined) return unknown();
  return call.db.transact(async (tx) => {
    // Who holds receivers holds them before parcels.
    await lockReceivers(tx, owner);
    const parcel = await store.lockParcel(tx, id, owner);
    if (!parcel) return unknown();
    const about = { accounts: [owner], subject: `parcel ${id}`, cents: 0, input, why: reason };
    const stop = await mayDecide(tx, contract.correctReceiver, { by, ...at }, about);
    if (stop) return stop;
    const who = { who: parcelActors.staff, by };
    const changed =
      rid === undefined
        ? await mend(tx, parcel, address ?? '', who, at.now)
        : await giveReceiver(call, tx, parcel, rid, who, at);
    if (changed instanceof Refusal) return changed;
    const { name: receiver, address: now } = changed.receiver;
    noteAudit({ before: parcel.receiver.address, after: now });
    const said = parcelTexts.say.receiverCorrected({ number: parcelNumber(id), receiver, address: now, reason });
    await notify(tx, { userId: owner, type: 'order', ...said, link: `/deliveryorder/detail/${id}` }, at);
    return { receiver, address: now };
  });
}

async function mend(
  tx: Parameters<typeof store.changeParcel>[0],
  parcel: store.ParcelRow,
  address: string,
  who: { readonly who: (typeof parcelActors)['staff']; readonly by: number },
  now: Date,
) {
  if (!isMendable(parcel)) return refuse('parcelMoved', 'It is with the last courier: please call them.');
  const changed = await store.changeParcel(tx, parcel, { receiver: { ...parcel.receiver, address } });
  const why = 'Address corrected';
  store.writeTransition(tx, changed, changed.status, { to: changed.status, ...who, why, now, moneyCents: 0 });
  return changed;
}
