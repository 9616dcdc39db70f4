import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { columnsOf } from '../../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { journeys } from './tables.ts';

export type JourneyRow = typeof journeys.$inferSelect;

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** A parcel leaves: it gets a code. One that has begun already stays as it is. */
export function beginJourney(tx: Tx, parcelId: number, now: Date): void {
  const text = 'insert into parcel_journeys (parcel_id, code, last_scan_at) values ($1, $2, $3) on conflict do nothing';
  tx.send('parcels.begin', text, [parcelId, newCode(), now]);
}

const journeyText = `select ${columnsOf(journeys)} from parcel_journeys where parcel_id = $1`;

export async function journeyOf(reader: Sql, parcelId: number): Promise<JourneyRow | undefined> {
  return (await reader.run<JourneyRow>('parcels.journey', journeyText, [parcelId]))[0];
}

/** Of a parcel that is held. One that left before there were journeys gets its own now. */
export async function ensureJourney(tx: Tx, parcelId: number, now: Date): Promise<JourneyRow> {
  const known = await journeyOf(tx, parcelId);
  if (known) return known;
  beginJourney(tx, parcelId, now);
  const begun = await journeyOf(tx, parcelId);
  if (!begun) throw new Error(`parcel ${parcelId} has no journey`);
  return begun;
}

export async function changeJourney(tx: Tx, parcelId: number, changes: Partial<JourneyRow>): Promise<void> {
  await tx.orm.update(journeys).set(changes).where(eq(journeys.parcelId, parcelId));
}

const scanText = `
  update parcel_journeys set last_scan_at = $2, ready_at = case when $3 then $2 else ready_at end where parcel_id = $1`;

/** A carrier of the past has seen it; `ready`: it can be fetched since then. */
export function noteScan(tx: Tx, parcelId: number, at: Date, ready: boolean): void {
  tx.send('parcels.scan', scanText, [parcelId, at, ready]);
}

/** What the receiver says when it is handed over; empty where it has not left. */
export async function codeOf(reader: Sql, parcelId: number): Promise<string> {
  return (await journeyOf(reader, parcelId))?.code ?? '';
}

const readyText = `
  insert into parcel_journeys as journey (parcel_id, code, last_scan_at, ready_at)
  select given.id, given.code, $4::timestamptz, given.at
  from unnest($1::int[], $2::text[], $3::timestamptz[]) as given (id, code, at) order by given.id
  on conflict (parcel_id) do update set
    lost_at = case when excluded.last_scan_at > journey.last_scan_at then null else journey.lost_at end,
    last_scan_at = greatest(journey.last_scan_at, excluded.last_scan_at),
    ready_at = coalesce(journey.ready_at, excluded.ready_at)`;

/** Parcels that are held were seen now and can be fetched since these moments; those without a journey get one. */
export async function noteReady(
  tx: Tx,
  ready: readonly { readonly parcelId: number; readonly at: Date }[],
  now: Date,
): Promise<void> {
  if (ready.length === 0) return;
  await tx.run('parcels.ready', readyText, [
    ready.map(({ parcelId }) => parcelId),
    ready.map(newCode),
    ready.map(({ at }) => at),
    now,
  ]);
}
