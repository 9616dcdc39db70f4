import type { CarrierKind, CarrierLeg } from '@sgb/contract/carrier-kinds.ts';
import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { type DemoShipmentBook, reachedBy } from '../../adapters/carrier/demo.ts';
import { atOf } from '../../platform/at.ts';
import type { Sql } from '../../platform/db/database.ts';
import { beginHaul, beginMile, bookWaiting, type CarrierDesk } from './carrier-book.ts';
import { pullEvents } from './carrier-pull.ts';
import * as store from './carrier-store.ts';
import { lockParcel, type ParcelRow } from './store.ts';
import { parcels } from './tables.ts';

/** What the driver of the demo asks of parcels. */

export interface ParcelsToDrive {
  readonly statuses: readonly ParcelStatus[];
  readonly accountId?: number;
  readonly paidAfter?: Date;
  /** Nothing has happened to them since then. */
  readonly since?: Date;
}

export function parcelsToDrive(reader: Sql, wanted: ParcelsToDrive, most: number): Promise<ParcelRow[]> {
  const { statuses, accountId, paidAfter, since } = wanted;
  return reader.orm
    .select()
    .from(parcels)
    .where(
      and(
        inArray(parcels.status, [...statuses]),
        accountId === undefined ? undefined : eq(parcels.accountId, accountId),
        paidAfter && gte(parcels.paidAt, paidAfter),
        since && lte(parcels.statusAt, since),
        since && or(sql`${parcels.packedAt} is null`, lte(parcels.packedAt, since)),
      ),
    )
    .orderBy(asc(parcels.id))
    .limit(most);
}

export async function codeOf(reader: Sql, parcelId: number): Promise<string> {
  return (await store.journeyOf(reader, parcelId))?.code ?? '';
}

/** The carrier of the demo hurries: everything up to this happens to the parcel now. False: another carrier has it. */
export async function hurry(
  desk: CarrierDesk,
  book: DemoShipmentBook,
  { id, leg, kind }: { readonly id: number; readonly leg: CarrierLeg; readonly kind: CarrierKind },
): Promise<boolean> {
  const { settings, now } = await atOf(desk);
  const find = async (reader: Sql) => (await store.shipmentsOf(reader, id)).find((each) => each.leg === leg);
  // What left before there were carriers is booked now.
  await desk.db.transact(async (tx) => {
    const parcel = await lockParcel(tx, id);
    if (!parcel || (await find(tx))) return;
    if (leg === 'haul') await beginHaul(tx, [parcel], { settings, now });
    else await beginMile(tx, parcel, undefined, { settings, now });
  });
  await bookWaiting(desk);
  const shipment = await desk.db.read(find);
  const known = shipment?.carrier === 'demo' && shipment.waybill ? await book.byWaybill(shipment.waybill) : null;
  if (!known) return false;
  await book.write(known.ref, reachedBy(known, kind, now));
  await pullEvents(desk, desk.carriers.named('demo'));
  return true;
}
