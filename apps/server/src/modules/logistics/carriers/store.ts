import type { CarrierLeg } from '@sgb/contract/carrier-kinds.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { carrierCursors, carrierEvents, shipments } from './tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type EventRow = typeof carrierEvents.$inferSelect;

/** What a leg of a parcel is called by us. */
export const refOf = (parcelId: number, leg: CarrierLeg): string => `${parcelNumber(parcelId)}/${leg}`;

const scansText = `
  select ${columnsOf(carrierEvents)} from carrier_events where parcel_id = $1 order by at desc, id desc limit 200`;

/** What carriers told of a parcel, the newest first. */
export function scansOf(reader: Sql, parcelId: number): Promise<EventRow[]> {
  return reader.run<EventRow>('carriers.scans', scansText, [parcelId]);
}

const eventsText = `
  select ${columnsOf(carrierEvents)} from carrier_events where parcel_id = any($1::int[]) order by at desc, id desc`;

/** The same of several parcels, all of it. */
export function eventsOf(reader: Sql, parcelIds: readonly number[]): Promise<EventRow[]> {
  return reader.run<EventRow>('carriers.events', eventsText, [[...parcelIds]]);
}

const shipmentsText = `select ${columnsOf(shipments)} from parcel_shipments where parcel_id = $1 order by id`;

export function shipmentsOf(reader: Sql, parcelId: number): Promise<ShipmentRow[]> {
  return reader.run<ShipmentRow>('carriers.shipments', shipmentsText, [parcelId]);
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

const eventText = `
  insert into carrier_events (carrier, event_id, parcel_id, kind, at, place, text, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`;

/** Where nobody asks whether it was known. */
export function writeEvent(tx: Tx, row: Omit<EventRow, 'id'>): void {
  const { carrier, eventId, parcelId, kind, at, place, text, receivedAt } = row;
  tx.send('carriers.event', eventText, [carrier, eventId, parcelId, kind, at, place, text, receivedAt]);
}

/** Whether it was not known yet. */
export async function keepEvent(tx: Tx, row: typeof carrierEvents.$inferInsert): Promise<boolean> {
  const kept = await tx.orm.insert(carrierEvents).values(row).onConflictDoNothing().returning({ id: carrierEvents.id });
  return kept.length > 0;
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
