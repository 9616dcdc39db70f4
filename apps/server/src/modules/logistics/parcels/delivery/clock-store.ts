import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { parcels } from '../tables.ts';
import { journeys } from './tables.ts';

/** How many parcels one round takes in hand. */
const batch = 200;

async function idsOf(rows: Promise<{ id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id);
}

/** Under way, not scanned since then, and nobody knows it yet. */
export function silentParcels(reader: Sql, before: { readonly air: Date; readonly sea: Date }): Promise<number[]> {
  return idsOf(
    reader.orm
      .select({ id: parcels.id })
      .from(journeys)
      .innerJoin(parcels, eq(parcels.id, journeys.parcelId))
      .where(
        and(
          inArray(parcels.status, [21, 23, 30, 40, 50, 67, 70]),
          isNull(journeys.lostAt),
          or(
            and(eq(parcels.way, 2), lte(journeys.lastScanAt, before.air)),
            and(eq(parcels.way, 1), lte(journeys.lastScanAt, before.sea)),
          ),
        ),
      )
      .orderBy(asc(journeys.lastScanAt))
      .limit(batch),
  );
}

/** Delivered before then, without a word of the receiver. */
export function unsignedParcels(reader: Sql, before: Date): Promise<number[]> {
  return idsOf(
    reader.orm
      .select({ id: parcels.id })
      .from(parcels)
      .where(and(eq(parcels.status, 80), lt(parcels.statusAt, before)))
      .orderBy(asc(parcels.statusAt))
      .limit(batch),
  );
}

/** At our depot since before then, and its receiver was not reminded. */
export function unfetchedParcels(reader: Sql, readyBefore: Date): Promise<number[]> {
  return idsOf(
    reader.orm
      .select({ id: parcels.id })
      .from(journeys)
      .innerJoin(parcels, eq(parcels.id, journeys.parcelId))
      .where(
        and(
          eq(parcels.status, 73),
          eq(parcels.delivery, 'depot'),
          isNull(journeys.remindedAt),
          lt(journeys.readyAt, readyBefore),
        ),
      )
      .orderBy(asc(journeys.readyAt))
      .limit(batch),
  );
}
