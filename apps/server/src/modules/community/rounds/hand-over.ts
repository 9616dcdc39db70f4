import { roundStates } from '@sgb/contract/group-states.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { scannedParcel } from '@sgb/contract/round-rules.ts';
import type { handOverParcel, roundArrived } from '@sgb/contract/rounds.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Kept, keep, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { applyScan } from '../../logistics/carriers/index.ts';
import { lockParcel, type ParcelRow, parcelActors, roundParcels, signWithCode } from '../../logistics/parcels/index.ts';
import { noteActive } from '../ambassadors/index.ts';
import { ownRound } from './access.ts';
import { partsIn } from './price.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';
import { finishIfDone, followHeld, moveHeld } from './travel.ts';
import { arrivedWords, tell } from './words.ts';

const { shipped, atAmbassador, handingOver, finished } = roundStates;
const { arrived, readyToCollect, signed, cancelled } = parcelStatuses;

const brings = (leaderId: number) => ({ who: parcelActors.carrier, by: leaderId }) as const;

/** An inner parcel lies with the leader: whoever brought it there said so, or the leader does now. */
async function stands(tx: Tx, parcel: ParcelRow, leaderId: number, at: At): Promise<ParcelRow> {
  if (parcel.status >= readyToCollect) return parcel;
  const scan = { kind: 'waiting', at: at.now, place: '', text: 'At the ambassador', code: null } as const;
  return applyScan(tx, parcel, scan, brings(leaderId), at);
}

const onItsWay = ({ status }: { readonly status: number }) => status < arrived || status === cancelled;

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
    const unknown: string[] = [];
    const counted = new Set(parts.filter(({ arrivedAt }) => arrivedAt !== null).map(({ parcelId }) => parcelId ?? 0));
    for (const label of new Set(input.labels)) {
      const id = scannedParcel(label)?.parcelId ?? 0;
      const part = parts.find(({ parcelId }) => parcelId === id);
      const parcel = parcels.get(id);
      if (!part || !parcel) {
        unknown.push(label);
        continue;
      }
      if (onItsWay(parcel)) return refuse('roundMoved', `${parcelNumber(id)} is still on its way to the country.`);
      if (counted.has(id)) continue;
      counted.add(id);
      const held = await lockParcel(tx, id);
      if (held && held.status < signed) await stands(tx, held, leaderId, at);
      await store.changePart(tx, part, { arrivedAt: now });
      if (part.state === 'in') await tell(tx, round, part.accountId, arrivedWords(round, parcel.code), now);
    }
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
