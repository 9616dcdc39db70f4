import type { dispatchParcels } from '@sgb/contract/parcel-desk.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { moveParcel, refusalOfTransition } from '../move.ts';
import { leftBehind } from '../round.ts';
import { parcelActors } from '../rules.ts';
import * as store from '../store.ts';
import { batchUnder, insertBatch } from './batch-store.ts';

export interface Batch extends z.output<typeof dispatchParcels.input> {
  readonly by: number | null;
}

/** Packed parcels of one line leave under one master waybill; none where they have left under it before. Part of the transaction that asks a carrier to take them. */
export async function sendBatch(
  tx: Tx,
  { ids, line, waybill, by }: Batch,
  now: Date,
): Promise<{ readonly batchId: number; readonly parcels: readonly store.ParcelRow[] } | Refusal> {
  const before = await batchUnder(tx, waybill);
  // Sent again over a bad line: it has left, and nothing more happens.
  if (before?.line === line && ids.every((id) => before.parcelIds.includes(id))) {
    return { batchId: before.id, parcels: [] };
  }
  const held: store.ParcelRow[] = [];
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const parcel = await store.lockParcel(tx, id);
    if (!parcel) return refuse('notFound', `There is no parcel ${parcelNumber(id)}.`);
    if (parcel.line !== line) return refuse('wrongLine', `${parcelNumber(id)} goes by ${parcel.line}, not by ${line}.`);
    const refused = refusalOfTransition(parcel, parcelStatuses.left, parcelActors.staff);
    if (refused) return refuse(refused.code as 'parcelMoved', `${parcelNumber(id)}: ${refused.message}`);
    held.push(parcel);
  }
  const behind = await leftBehind(tx, ids);
  if (behind !== undefined) {
    return refuse('roundApart', `${parcelNumber(behind)} belongs to the same round: its parcels leave together.`);
  }
  const batchId = await insertBatch(tx, { line, waybill, leftAt: now, leftBy: by });
  if (batchId === undefined) return refuse('waybillUsed');
  for (const parcel of held) {
    const inBatch = await store.changeParcel(tx, parcel, { batchId });
    const why = `Master waybill ${waybill}`;
    const moved = await moveParcel(tx, inBatch, { to: 21, who: parcelActors.staff, by, why, now });
    if (moved instanceof Refusal) return moved;
  }
  return { batchId, parcels: held };
}
