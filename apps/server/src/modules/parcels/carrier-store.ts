import { randomInt } from 'node:crypto';
import { type CarrierLeg, carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { columnsOf } from '../../platform/db/columns.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { carrierCursors, carrierEvents, journeys, shipments } from './carrier-tables.ts';
import { parcelOrders } from './tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type JourneyRow = typeof journeys.$inferSelect;
export type EventRow = typeof carrierEvents.$inferSelect;

const refOf = (parcelId: number, leg: CarrierLeg): string => `${parcelNumber(parcelId)}/${leg}`;

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** A parcel leaves: it gets a code. One that has begun already stays as it is. */
export async function beginJourney(tx: Tx, parcelId: number, now: Date): Promise<void> {
  await tx.orm.insert(journeys).values({ parcelId, code: newCode(), lastScanAt: now }).onConflictDoNothing();
}

const scansText = `
  select ${columnsOf(carrierEvents)} from carrier_events where parcel_id = $1 order by at desc, id desc limit 200`;

/** What carriers told of a parcel, the newest first. */
export function scansOf(reader: Sql, parcelId: number): Promise<EventRow[]> {
  return reader.run<EventRow>('carriers.scans', scansText, [parcelId]);
}

const shipmentsText = `select ${columnsOf(shipments)} from parcel_shipments where parcel_id = $1 order by id`;

export function shipmentsOf(reader: Sql, parcelId: number): Promise<ShipmentRow[]> {
  return reader.run<ShipmentRow>('carriers.shipments', shipmentsText, [parcelId]);
}

const journeyText = `select ${columnsOf(journeys)} from parcel_journeys where parcel_id = $1`;

export async function journeyOf(reader: Sql, parcelId: number): Promise<JourneyRow | undefined> {
  return (await reader.run<JourneyRow>('carriers.journey', journeyText, [parcelId]))[0];
}

/** Of a parcel that is held. One that left before there were journeys gets its own now. */
export async function ensureJourney(tx: Tx, parcelId: number, now: Date): Promise<JourneyRow> {
  const known = await journeyOf(tx, parcelId);
  if (known) return known;
  await beginJourney(tx, parcelId, now);
  const begun = await journeyOf(tx, parcelId);
  if (!begun) throw new Error(`parcel ${parcelId} has no journey`);
  return begun;
}

export async function changeJourney(tx: Tx, parcelId: number, changes: Partial<JourneyRow>): Promise<void> {
  await tx.orm.update(journeys).set(changes).where(eq(journeys.parcelId, parcelId));
}

export type NewShipment = Omit<typeof shipments.$inferInsert, 'ref'>;

/** A leg is asked for once. */
export async function askShipments(tx: Tx, rows: readonly NewShipment[]): Promise<void> {
  await tx.orm
    .insert(shipments)
    .values(rows.map((row) => ({ ...row, ref: refOf(row.parcelId, row.leg) })))
    .onConflictDoNothing();
}

export async function shipmentByRef(reader: Sql, carrier: string, ref: string): Promise<ShipmentRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(shipments)
    .where(and(eq(shipments.ref, ref), eq(shipments.carrier, carrier)));
  return row;
}

export function unbookedShipments(reader: Sql, askedBefore: Date, most: number): Promise<ShipmentRow[]> {
  return reader.orm
    .select()
    .from(shipments)
    .where(and(isNull(shipments.bookedAt), lte(shipments.askedAt, askedBefore)))
    .orderBy(asc(shipments.askedAt), asc(shipments.id))
    .limit(most);
}

export async function writeBooking(
  tx: Tx,
  id: number,
  booking: { readonly waybill: string; readonly label: string },
  now: Date,
): Promise<void> {
  await tx.orm
    .update(shipments)
    .set({ ...booking, bookedAt: now })
    .where(and(eq(shipments.id, id), isNull(shipments.bookedAt)));
}

/** Whether it was not known yet. */
export async function keepEvent(tx: Tx, row: typeof carrierEvents.$inferInsert): Promise<boolean> {
  const kept = await tx.orm.insert(carrierEvents).values(row).onConflictDoNothing().returning({ id: carrierEvents.id });
  return kept.length > 0;
}

/** A scan of the first day: it is shown, and moves nothing. */
export async function keepScan(
  tx: Tx,
  parcelId: number,
  { kind, at, place }: Pick<EventRow, 'kind' | 'at' | 'place'>,
): Promise<void> {
  const told = {
    carrier: 'demo',
    eventId: `${refOf(parcelId, carrierKinds[kind].leg ?? 'haul')}:${kind}`,
    text: '',
    receivedAt: at,
  };
  await keepEvent(tx, { ...told, parcelId, kind, at, place });
  const ready = kind === 'waiting' ? { readyAt: at } : {};
  await changeJourney(tx, parcelId, { lastScanAt: at, ...ready });
}

/** What carriers saw of the parcels that some orders travel in. */
export function eventsOfOrders(reader: Sql, orderIds: readonly number[]) {
  return reader.orm
    .select({
      orderId: parcelOrders.orderId,
      parcelId: parcelOrders.parcelId,
      kind: carrierEvents.kind,
      at: carrierEvents.at,
      place: carrierEvents.place,
      text: carrierEvents.text,
    })
    .from(parcelOrders)
    .innerJoin(carrierEvents, eq(carrierEvents.parcelId, parcelOrders.parcelId))
    .where(and(inArray(parcelOrders.orderId, [...orderIds]), isNull(parcelOrders.droppedAt)))
    .orderBy(desc(carrierEvents.at), desc(carrierEvents.id));
}

export async function cursorOf(reader: Sql, carrier: string): Promise<string> {
  const [row] = await reader.orm.select().from(carrierCursors).where(eq(carrierCursors.carrier, carrier));
  return row?.cursor ?? '';
}

/** Goes on from where we were; whoever read at the same time and was faster has done it. */
export async function writeCursor(tx: Tx, carrier: string, from: string, to: string, now: Date): Promise<void> {
  await tx.orm
    .insert(carrierCursors)
    .values({ carrier, cursor: to, pulledAt: now })
    .onConflictDoUpdate({
      target: carrierCursors.carrier,
      set: { cursor: to, pulledAt: now },
      setWhere: sql`${carrierCursors.cursor} = ${from}`,
    });
}
