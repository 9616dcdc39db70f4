import { randomUUID } from 'node:crypto';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { batchStates } from '@sgb/contract/stock-states.ts';
import { receiverOf } from '../support/shelves.ts';
import { stockedSku } from './batches.ts';
import type { Operation, World } from './operation.ts';
import { moved } from './parcel-operations.ts';
import type { Person } from './people.ts';
import { box } from './shelves.ts';

const name = 'count';
const pieces = 2;

/** Sent off by its seller: one parcel by sea, whose freight is set aside. Answers its number. */
async function sentOff(world: World, person: Person, id: number): Promise<number | undefined> {
  const address = await world.ask(name, person, 'POST /api/user/address/edit', receiverOf(person.id));
  if (!address.done) return undefined;
  await world.ask(name, person, 'POST /api/stockup/purchase/sendnow', { id });
  const seen = await world.ask(name, person, 'GET /api/stockup/purchase/detail', { id });
  return seen.done && seen.data.parcelId > 0 ? seen.data.parcelId : undefined;
}

/** Packed, sent and brought to Johannesburg; what was done before a kill is refused the second time, and that is well. */
async function brought(world: World, parcelId: number, photo: string): Promise<void> {
  const { staff } = world;
  await world.ask(name, staff, 'POST /api/staff/parcel/pack', { id: parcelId, grams: 10_900, ...box, photo });
  const leaving = { ids: [parcelId], line: 'S1', waybill: `SEA-${parcelId}` };
  await world.ask(name, staff, 'POST /api/staff/parcel/dispatch', leaving);
  const scan = { id: parcelId, key: randomUUID(), kind: 'warehouse', place: 'Johannesburg' } as const;
  await world.ask(name, staff, 'POST /api/staff/parcel/event', scan);
}

/** What its freight took of the seller's money in the end. */
async function settled(world: World, person: Person, parcelId: number): Promise<void> {
  const parcel = await world.ask(name, person, 'GET /api/deliveryorder/detail', { expressid: parcelId });
  if (!parcel.done) throw new Error(`nobody knows what parcel ${parcelId} cost`);
  const { status, chargedCents, totalCents } = parcel.data;
  const waits = status === parcelStatuses.inWarehouse && chargedCents === 0;
  if (status === parcelStatuses.waitingToPay) return;
  const cents = waits ? totalCents : chargedCents;
  world.record.move(moved(person, { frozen: waits ? cents : 0, available: -cents }));
}

/** A batch is sent by sea, received and counted: its pieces lie on the shelf, once. */
const count: Operation = {
  name,
  lanes: 3,
  byStockers: true,
  found: `
    select b.id::text as key, format('%s has %s on the shelf', b.account_id, s.sellable) as fact
    from stock_batches b join shelves s on s.account_id = b.account_id where b.state = ${batchStates.counted}`,
  async perform(world) {
    const { record, staff } = world;
    const person = world.stockerNew();
    const batch = person && world.batches.get(person.id);
    if (!batch) return;
    const { batchId: id, photo } = batch;
    const parcelId = await sentOff(world, person, id);
    if (parcelId === undefined) return;
    await brought(world, parcelId, photo);
    await settled(world, person, parcelId);
    await world.ask(name, staff, 'POST /api/staff/stockup/receive', { id });
    const wish = record.begin(name, String(id), `${person.id} has ${pieces} on the shelf`);
    const lines = [{ skuid: String(stockedSku), sellable: pieces, place: 'J1-01-1' }];
    const counted = await world.ask(name, staff, 'POST /api/staff/stockup/count', { id, lines });
    if (counted.done) record.acknowledge(wish);
    else record.refuse(wish);
  },
};

export const countOperations: readonly Operation[] = [count];
