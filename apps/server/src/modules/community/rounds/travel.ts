import { type RoundState, roundStates } from '@sgb/contract/group-states.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type RoundParcel, roundParcels } from '../../logistics/parcels/index.ts';
import { dropParts } from './closing/make-parts.ts';
import { partsIn } from './price/price.ts';
import { mayMove, type RoundMover, reachedBy } from './rules.ts';
import * as store from './store.ts';
import { shippedWords, tellAll } from './words.ts';

const { closed, packed, shipped, handingOver, finished, cancelled } = roundStates;

export type Mover = { readonly who: RoundMover; readonly by: number | null; readonly why: string };

/** Moves a held round, if that can be; answers how it is then. */
export async function moveHeld(tx: Tx, round: store.RoundRow, to: RoundState, by: Mover, now: Date) {
  if (!mayMove(round.state, to, by.who)) return round;
  const moved = await store.changeRound(tx, round, {
    state: to,
    stateAt: now,
    ...(to === shipped && { shippedAt: now }),
    ...((to === finished || to === cancelled) && { finishedAt: now }),
  });
  await store.recordMove(tx, round.id, round.state, { to, ...by, now });
  return moved;
}

function split<Each>(all: readonly Each[], is: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}

/** Parts whose parcel was taken apart, or handed over in another way, say so too. */
async function followParts(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  parcels: readonly RoundParcel[],
  now: Date,
) {
  const byId = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const parcelOf = ({ parcelId }: store.PartRow) => byId.get(parcelId ?? 0);
  const [apart, together] = split(partsIn(parts), (part) => parcelOf(part)?.status === parcelStatuses.cancelled);
  await dropParts(tx, round, apart, 'Your parcel was taken apart before the round left.', now);
  const going: store.PartRow[] = [];
  for (const part of together) {
    const parcel = parcelOf(part);
    if (parcel?.status !== parcelStatuses.signed || part.state !== 'in') {
      going.push(part);
      continue;
    }
    const changes = { state: 'handedOver', handedOverAt: parcel.statusAt, endedAt: parcel.statusAt } as const;
    await store.changePart(tx, part, changes);
    going.push({ ...part, ...changes });
  }
  return { going, parcels: going.flatMap((part) => parcelOf(part) ?? []) };
}

/** Still to be handed over; what never arrived is the matter of its case. */
const isOpen = ({ state, arrivedAt, cases }: store.PartRow) =>
  state === 'in' && (arrivedAt !== null || cases.length === 0);

/** It is over when everything was handed over or has gone back. */
export async function finishIfDone(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  by: Mover,
  now: Date,
) {
  if (partsIn(parts).some(isOpen)) return round;
  const handing = round.state === roundStates.atAmbassador ? await moveHeld(tx, round, handingOver, by, now) : round;
  return moveHeld(tx, handing, finished, by, now);
}

/** A round that is held follows its parcels: packed, under way, handed over. */
export async function followHeld(
  tx: Tx,
  round: store.RoundRow,
  { now }: At,
  who: RoundMover = 'clock',
  by: number | null = null,
) {
  if (round.state < closed || round.state >= finished || (round.state === closed && round.billedAt === null))
    return round;
  const all = await store.partsOf(tx, [round.id]);
  const { going, parcels } = await followParts(tx, round, all, await roundParcels(tx, [round.id]), now);
  let held = round;
  if (held.state <= packed) {
    if (going.length === 0) return moveHeld(tx, held, cancelled, { who, by, why: 'Nobody is left in it' }, now);
    const reached = reachedBy(parcels);
    if (held.state === closed && reached !== closed) {
      held = await moveHeld(tx, held, packed, { who, by, why: 'Everything is packed' }, now);
    }
    if (held.state === packed && reached === shipped) {
      held = await moveHeld(tx, held, shipped, { who, by, why: 'It has left our warehouse' }, now);
      const everybody = [...going.map(({ accountId }) => accountId), held.leaderId];
      await tellAll(tx, held, everybody, shippedWords(held), now);
    }
    return held;
  }
  return held.state === shipped
    ? held
    : finishIfDone(tx, held, going, { who: 'clock', by: null, why: 'Everything is handed over' }, now);
}

export async function follow(app: Pick<App, 'db'>, id: number, at: At): Promise<void> {
  await app.db.transact(async (tx) => {
    const round = await store.lockRound(tx, id);
    if (round) await followHeld(tx, round, at);
  });
}
