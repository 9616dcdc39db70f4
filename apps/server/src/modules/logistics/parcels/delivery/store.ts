import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { columnsOf } from '../../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { journeys } from './tables.ts';

export type JourneyRow = typeof journeys.$inferSelect;

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** A parcel leaves: it gets a code. One that has begun already stays as it is. */
export async function beginJourney(tx: Tx, parcelId: number, now: Date): Promise<void> {
  await tx.orm.insert(journeys).values({ parcelId, code: newCode(), lastScanAt: now }).onConflictDoNothing();
}

const journeyText = `select ${columnsOf(journeys)} from parcel_journeys where parcel_id = $1`;

export async function journeyOf(reader: Sql, parcelId: number): Promise<JourneyRow | undefined> {
  return (await reader.run<JourneyRow>('parcels.journey', journeyText, [parcelId]))[0];
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

/** What the receiver says when it is handed over; empty where it has not left. */
export async function codeOf(reader: Sql, parcelId: number): Promise<string> {
  return (await journeyOf(reader, parcelId))?.code ?? '';
}
