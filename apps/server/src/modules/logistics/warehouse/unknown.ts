import { and, asc, count, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type ArrivalRow, attach } from './store.ts';
import { arrivals } from './tables.ts';

/** Parcels on the shelf for those that nobody knows. */

export type UnknownArrival = ArrivalRow;

const unknown = (): SQL | undefined => and(isNull(arrivals.givenUpAt), sql`not ${arrivals.owned}`);

/** The parcel under this number or id, held, if it still waits for its owner. */
export async function heldUnknown(
  tx: Tx,
  which: { readonly code: string } | { readonly id: number },
): Promise<UnknownArrival | undefined> {
  const asked = 'id' in which ? eq(arrivals.id, which.id) : eq(arrivals.code, which.code);
  const [held] = await tx.orm.select().from(arrivals).where(asked).for('update');
  if (!held) return undefined;
  // Read behind the lock: somebody may have found its owner while we waited.
  const [still] = await tx.orm
    .select()
    .from(arrivals)
    .where(and(eq(arrivals.id, held.id), unknown()));
  return still;
}

export const attachToUnknown = (tx: Tx, arrival: UnknownArrival, orderId: number): Promise<void> =>
  attach(tx, arrival.id, [orderId]);

/** The oldest first. */
export async function unknownArrivals(reader: Sql, page: number, perPage: number) {
  const where = unknown();
  const rows: UnknownArrival[] = await reader.orm
    .select()
    .from(arrivals)
    .where(where)
    .orderBy(asc(arrivals.scannedAt), asc(arrivals.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await reader.orm.select({ total: count() }).from(arrivals).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Those that came before this and that nobody came for are ours to clear away. */
export async function giveUpUnknown(tx: Tx, before: Date, now: Date): Promise<number> {
  const old = await tx.orm
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(and(unknown(), lt(arrivals.scannedAt, before)))
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const given = await tx.orm
    .update(arrivals)
    .set({ givenUpAt: now })
    .where(and(inArray(arrivals.id, ids), unknown()))
    .returning({ id: arrivals.id });
  return given.length;
}

/** How many wait for their owner, and since when the first does. */
export const unknownText = `select count(*)::int as count, min(scanned_at) as oldest from warehouse_arrivals
  where given_up_at is null and not owned`;
