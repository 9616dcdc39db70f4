import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type * as contract from '@sgb/contract/stock-desk.ts';
import { batchNumber, batchStates } from '@sgb/contract/stock-states.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { treeAtOf } from '../../goods/catalog/index.ts';
import { lockParcel, moveParcel, parcelActors } from '../../logistics/parcels/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';
import { followHeld } from './travel.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function deskList(call: StaffCall, { state, page }: InputOf<typeof contract.listStockBatches>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await store.batchesAt(reader, state, sliceOf(page));
    const lines = await store.linesOf(
      reader,
      rows.map(({ id }) => id),
    );
    const sellers = await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]);
    const names = new Map(sellers.map(({ id, username }) => [id, username]));
    const items = rows.map((row) => ({
      id: row.id,
      number: batchNumber(row.id),
      state: row.state,
      seller: { id: row.accountId, name: names.get(row.accountId) ?? '' },
      stateAt: row.stateAt.toISOString(),
      parcelNumber: row.parcelId === null ? '' : parcelNumber(row.parcelId),
      lines: lines
        .filter(({ batchId }) => batchId === row.id)
        .map(({ skuId, title, options, quantity }) => ({ skuId: String(skuId), title, options, quantity })),
    }));
    return { items, total, page, pages: ownPages(total) };
  });
}

/** It stands in our warehouse: where no carrier said so, we do. */
export async function receive(call: StaffCall, { id }: InputOf<typeof contract.receiveStockBatch>) {
  const at = await treeAtOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const batch = await store.lockBatch(tx, id);
    if (!batch) return refuse('notFound', 'There is no such batch.');
    if (batch.state === batchStates.arrived) return { id, state: batch.state };
    const parcel = batch.parcelId === null ? undefined : await lockParcel(tx, batch.parcelId);
    const { arrived, southAfricaWarehouse } = parcelStatuses;
    if (!parcel || parcel.status < arrived)
      return refuse('batchMoved', 'Its shipment has not reached South Africa yet.');
    if (parcel.status === arrived) {
      const words = { who: parcelActors.staff, by, why: 'In Johannesburg', now: at.now } as const;
      const moved = await moveParcel(tx, parcel, { ...words, to: southAfricaWarehouse });
      if (moved instanceof Refusal) return moved;
    }
    const { state } = await followHeld(call, tx, batch, at);
    return { id, state };
  });
}
