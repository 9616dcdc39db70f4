import { roundStates } from '@sgb/contract/group-states.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { scannedParcel } from '@sgb/contract/round-rules.ts';
import type { handOverParcel, roundArrived } from '@sgb/contract/rounds.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Kept, keep, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { applyScan, applyWaiting } from '../../logistics/carriers/index.ts';
import {
  lockParcel,
  lockParcels,
  type ParcelRow,
  parcelActors,
  type RoundParcel,
  roundParcels,
  signWithCode,
} from '../../logistics/parcels/index.ts';
import { noteActive, pickupWordsOf } from '../ambassadors/index.ts';
import { ownRound } from './access.ts';
import { partsIn } from './price/price.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';
import { finishIfDone, followHeld, moveHeld } from './travel.ts';
import { arrivedWords, tellAll } from './words.ts';

const { shipped, atAmbassador, handingOver, finished } = roundStates;
const { arrived, readyToCollect, cancelled } = parcelStatuses;

const brings = (leaderId: number) => ({ who: parcelActors.carrier, by: leaderId }) as const;

/** An inner parcel lies with the leader: whoever brought it there said so, or the leader does now. */
async function stands(tx: Tx, parcel: ParcelRow, leaderId: number, at: At): Promise<ParcelRow> {
  if (parcel.status >= readyToCollect) return parcel;
  const scan = { kind: 'waiting', at: at.now, place: '', text: 'At the ambassador', code: null } as const;
  // Its owner is told of the round, with the code.
  return applyScan(tx, parcel, scan, { ...brings(leaderId), quiet: true }, at);
}

const onItsWay = ({ status }: { readonly status: number }) => status < arrived || status === cancelled;

interface Inside {
  /** By the numbers of their parcels. */
  readonly partOf: ReadonlyMap<number, store.PartRow>;
  readonly parcels: ReadonlyMap<number, RoundParcel>;
}

/** These inner parcels are there for the first time: their owners are told with their codes. */
async function noteArrival(
  tx: Tx,
  round: store.RoundRow,
  ids: readonly number[],
  { partOf, parcels }: Inside,
  leaderId: number,
  at: At,
): Promise<void> {
  if (ids.length === 0) return;
  const coming = (await lockParcels(tx, ids)).filter(({ status }) => status < readyToCollect);
  await applyWaiting(tx, coming, brings(leaderId), at);
  const parts = ids.flatMap((id) => partOf.get(id) ?? []);
  const accounts = (these: readonly store.PartRow[]) => these.map(({ accountId }) => accountId);
  await store.changeParts(tx, round.id, accounts(parts), { arrivedAt: at.now });
  const waiting = new Map(parts.filter(({ state }) => state === 'in').map((part) => [part.accountId, part]));
  const codeOf = (accountId: number) => parcels.get(waiting.get(accountId)?.parcelId ?? 0)?.code ?? '';
  const pickup = (await pickupWordsOf(tx, [leaderId])).get(leaderId) ?? '';
  await tellAll(tx, round, [...waiting.keys()], (owner) => arrivedWords(round, codeOf(owner), pickup), at.now);
}

/** Inner parcels are counted by their labels, as often as one likes: each counts once. */
export async function count(call: Call<'shopper'>, input: z.output<typeof roundArrived.input>) {
  const at = await atOf(call);
  const { now } = at;
  const leaderId = call.session.accountId;
  return call.db.transact(async (tx) => {
    const found = await ownRound(tx, input.id, leaderId);
    if (found instanceof Refusal) return found;
    let round = await followHeld(tx, found, at);
    if (![shipped, atAmbassador, handingOver, finished].some((state) => state === round.state))
      return refuse('roundMoved');
    const parts = partsIn(await store.partsOf(tx, [round.id]));
    const parcels = new Map((await roundParcels(tx, [round.id])).map((parcel) => [parcel.id, parcel]));
    const labels = [...new Set(input.labels)].map((label) => ({ label, id: scannedParcel(label)?.parcelId ?? 0 }));
    const partOf = new Map(parts.map((part) => [part.parcelId ?? 0, part]));
    const isOurs = ({ id }: { readonly id: number }) => partOf.has(id) && parcels.has(id);
    const unknown = labels.filter((each) => !isOurs(each)).map(({ label }) => label);
    const scanned = labels.filter(isOurs).map(({ id }) => id);
    const early = scanned.find((id) => onItsWay(parcels.get(id) ?? { status: cancelled }));
    if (early) return refuse('roundMoved', `${parcelNumber(early)} is still on its way to the country.`);
    const counted = new Set(parts.filter(({ arrivedAt }) => arrivedAt !== null).map(({ parcelId }) => parcelId ?? 0));
    const fresh = [...new Set(scanned)].filter((id) => !counted.has(id));
    await noteArrival(tx, round, fresh, { partOf, parcels }, leaderId, at);
    for (const id of fresh) counted.add(id);
    const by = { who: 'leader', by: leaderId, why: '' } as const;
    if (counted.size > 0 && round.state === shipped) {
      round = await moveHeld(tx, round, atAmbassador, { ...by, why: 'Arrived' }, now);
      round = await store.changeRound(tx, round, { arrivedAt: now });
      await noteActive(tx, leaderId, now);
    }
    if (input.complete === 1 && round.state === atAmbassador) {
      const why = `${counted.size} of ${parts.length} counted`;
      round = await moveHeld(tx, round, handingOver, { ...by, why }, now);
    }
    const missing = parts.flatMap(({ parcelId }) =>
      parcelId && !counted.has(parcelId) ? [parcelNumber(parcelId)] : [],
    );
    return { state: round.state, arrived: counted.size, expected: parts.length, unknown, missing };
  });
}

/** After too many wrong codes a leader waits a little, not a day. */
function leadersWords(wrong: Kept, minutes: number): Kept {
  const { code, message, data } = wrong.refusal;
  if (code !== 'deliveryLocked') return keep(refuse('wrongDeliveryCode', message, data));
  return keep(refuse('handOverLocked', `Too many wrong codes. Please wait ${minutes} minutes.`, data));
}

export async function handOver(call: Call<'shopper'>, { id, parcelid, code }: z.output<typeof handOverParcel.input>) {
  const at = await atOf(call);
  const { settings, now } = at;
  const leaderId = call.session.accountId;
  const { codeLockMinutes } = settings.get(roundTerms);
  return call.db.transact(async (tx) => {
    const round = await ownRound(tx, id, leaderId);
    if (round instanceof Refusal) return round;
    const parts = partsIn(await store.partsOf(tx, [id]));
    const part = parts.find(({ parcelId }) => parcelId === parcelid);
    const parcel = part && (await lockParcel(tx, parcelid));
    if (!part || !parcel) return refuse('notFound', 'This parcel is not one of this round.');
    const left = () => parts.filter((each) => each !== part && each.state === 'in').length;
    const done = (state: store.RoundRow['state'], handedAt: Date) => ({
      state,
      parcelid,
      handedOverAt: handedAt.toISOString(),
      left: left(),
    });
    // Sent again, or the other phone was faster: it counts once.
    if (part.handedOverAt) return done(round.state, part.handedOverAt);
    if (part.state === 'sentBack') return refuse('roundMoved', 'It was sent back to our depot.');
    if (round.state < shipped || round.state >= finished || onItsWay(parcel)) {
      return refuse('notHandedOver', 'It has not arrived yet.');
    }
    const here = await stands(tx, parcel, leaderId, at);
    const lockHours = codeLockMinutes / 60;
    const words = 'Handed over by the ambassador with the code';
    const signing = { ...brings(leaderId), why: words, lockHours, settings, now };
    const handed = await signWithCode(tx, here, code, signing);
    if (handed instanceof Kept) return leadersWords(handed, codeLockMinutes);
    if (handed instanceof Refusal) return handed;
    await store.changePart(tx, part, {
      state: 'handedOver',
      handedOverAt: now,
      endedAt: now,
      arrivedAt: part.arrivedAt ?? now,
    });
    await noteActive(tx, leaderId, now);
    const by = { who: 'leader', by: leaderId, why: 'Handing over' } as const;
    let moved = round;
    if (moved.state === shipped) {
      moved = await moveHeld(tx, moved, atAmbassador, { ...by, why: 'Arrived' }, now);
      moved = await store.changeRound(tx, moved, { arrivedAt: now });
    }
    if (moved.state === atAmbassador) moved = await moveHeld(tx, moved, handingOver, by, now);
    const others = parts.filter((each) => each !== part);
    moved = await finishIfDone(tx, moved, others, { ...by, why: 'Everything is handed over' }, now);
    return done(moved.state, now);
  });
}
