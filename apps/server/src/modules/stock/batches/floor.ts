import type { FloorStep, Thing } from '@sgb/contract/floor.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { type BatchState, batchNumber, batchStateNames, batchStates } from '@sgb/contract/stock-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { idIn, type Scanner } from '../../../platform/desk.ts';
import { linesOnShelves } from '../shelves/index.ts';
import * as store from './store.ts';

const { atSea, arrived } = batchStates;

const stepsOf = (state: BatchState): FloorStep[] =>
  state === arrived ? ['count'] : state === atSea ? ['receive'] : [];

async function thingOf(reader: Sql, batch: store.BatchRow): Promise<Thing> {
  const lines = (await store.linesOf(reader, [batch.id])).filter(({ shipped }) => shipped || batch.state < atSea);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    kind: 'batch',
    id: batch.id,
    number: batchNumber(batch.id),
    title: `${pieces} pieces of ${lines.length} SKUs`,
    state: batchStateNames[batch.state],
    site: batch.state >= atSea ? 'johannesburg' : 'guangzhou',
    steps: stepsOf(batch.state),
    facts: batch.parcelId === null ? [] : [{ name: 'Sea shipment', value: parcelNumber(batch.parcelId) }],
    lines: await linesOnShelves(reader, batch.accountId, lines),
    grams: 0,
    freight: '',
  };
}

export const scanners: readonly Scanner[] = [
  {
    pattern: /^SB\d{8,10}$/,
    async read(reader, code) {
      const batch = await store.batchById(reader, idIn(code));
      return batch ? [await thingOf(reader, batch)] : [];
    },
  },
  {
    // The number on the boxes is the one of the sea parcel.
    pattern: /^PC\d{8,10}$/,
    async read(reader, code) {
      const batch = await store.batchOfParcel(reader, idIn(code));
      return batch ? [await thingOf(reader, batch)] : [];
    },
  },
];
