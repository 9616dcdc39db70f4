import type { dispatchParcels } from '@sgb/contract/parcel-desk.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { handOver, scanByHand } from '@sgb/contract/parcel-tracking.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import {
  changeJourney,
  ensureJourney,
  moveParcel,
  parcelActors,
  payDepot,
  sendBatch,
  withLockedParcel,
} from '../parcels/index.ts';
import { beginHaul, beginMile } from './book.ts';
import { applyScan } from './events.ts';
import { provenBy } from './rules.ts';
import { keepEvent } from './store.ts';

/** What our staff do with parcels and their carriers. */

type Needed = Pick<App, 'db' | 'clock' | 'settings'>;
type Input<Endpoint extends { input: z.ZodType }> = z.output<Endpoint['input']>;

export interface Dispatch extends Input<typeof dispatchParcels> {
  readonly by: number | null;
}

/** Packed parcels of one line leave together: all of them or none. */
export async function dispatch(app: Needed, batch: Dispatch) {
  const at = await atOf(app);
  return app.db.transact(async (tx) => {
    const sent = await sendBatch(tx, batch, at.now);
    if (sent instanceof Refusal) return sent;
    await beginHaul(tx, sent.parcels, at);
    return { batch: sent.batchId, parcels: new Set(batch.ids).size };
  });
}

export const dispatchAll = (call: Call<'staff'>, input: Input<typeof dispatchParcels>) =>
  dispatch(call, { ...input, by: call.session.accountId });

export interface HandingOver {
  readonly id: number;
  readonly waybill?: string | undefined;
  readonly by: number | null;
}

/** Out of our Johannesburg warehouse: to the last carrier, or onto the shelf where its receiver fetches it. */
export async function handOverParcel(app: Needed, { id, waybill, by }: HandingOver) {
  const { settings, now } = await atOf(app);
  return withLockedParcel(app, id, async (tx, parcel) => {
    const { southAfricaWarehouse, outForDelivery, readyToCollect } = parcelStatuses;
    const past = parcel.status > southAfricaWarehouse && parcel.status !== parcelStatuses.cancelled;
    // Pressed twice, or the carrier was faster: it is on its way all the same.
    if (past) return parcel;
    if (parcel.status !== southAfricaWarehouse) {
      return refuse('notUnderWay', `${parcelNumber(id)} is not in our Johannesburg warehouse.`);
    }
    const fetchedHere = parcel.delivery === 'depot';
    await ensureJourney(tx, id, now);
    await changeJourney(tx, id, { lastScanAt: now, ...(fetchedHere && { readyAt: now }) });
    if (!fetchedHere) await beginMile(tx, parcel, waybill, { settings, now });
    const to = fetchedHere ? readyToCollect : outForDelivery;
    return moveParcel(tx, parcel, { to, who: parcelActors.staff, by, why: '', now });
  });
}

export const handOverOne = (call: Call<'staff'>, { id, waybill }: Input<typeof handOver>) =>
  handOverParcel(call, { id, waybill, by: call.session.accountId });

const byHand = 'hand';

export async function noteScan(call: Call<'staff'>, input: Input<typeof scanByHand>) {
  const { settings, now } = await atOf(call);
  const { id, key, kind, place, text } = input;
  const at = input.at ? new Date(input.at) : now;
  if (at > now) return refuse('badInput', 'at: must not be in the future', { field: 'at' });
  return withLockedParcel(call, id, async (tx, parcel) => {
    if (parcel.status < parcelStatuses.left || parcel.status === parcelStatuses.cancelled) return refuse('notUnderWay');
    const given = (provenBy(kind) ?? 0) >= parcelStatuses.beingSigned;
    const held = given ? await payDepot(tx, parcel, { settings, now }) : parcel;
    if (held instanceof Refusal) return held;
    const row = { carrier: byHand, eventId: key, parcelId: id, kind, at, place, text, receivedAt: now };
    if (!(await keepEvent(tx, row))) return held;
    const scanner = { who: parcelActors.staff, by: call.session.accountId };
    return applyScan(tx, held, { kind, at, place, text, code: null }, scanner, { settings, now });
  });
}
