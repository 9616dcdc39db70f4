import { pageSize } from '@sgb/contract/paging.ts';
import { type ParcelStatus, parcelIdOf, parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import type { ParcelRow } from './store.ts';
import { parcels } from './tables.ts';

export interface ParcelFilter {
  readonly accountId: number | undefined;
  readonly statuses: readonly ParcelStatus[];
  /** The number of a parcel, words of its receiver, or the orders that the words were found in. */
  readonly q: string;
  readonly orderIds: readonly number[];
  readonly packed?: boolean;
}

function matching({ q, orderIds }: ParcelFilter): SQL | undefined {
  if (q === '') return undefined;
  const id = parcelIdOf(q);
  // Letters that mean something to LIKE are looked for as they are.
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const within =
    orderIds.length > 0
      ? sql`exists (select from parcel_orders as content where content.parcel_id = parcels.id
          and content.order_id in ${[...orderIds]})`
      : undefined;
  return or(
    id === undefined ? undefined : eq(parcels.id, id),
    sql`${parcels.receiver} ->> 'name' ilike ${words}`,
    within,
  );
}

const whereOf = (filter: ParcelFilter) =>
  and(
    filter.accountId === undefined ? undefined : eq(parcels.accountId, filter.accountId),
    // All of them are no condition: it would keep the order of time from being used.
    filter.statuses.length === parcelStatusIds.length ? undefined : inArray(parcels.status, [...filter.statuses]),
    filter.packed ? isNotNull(parcels.packedAt) : undefined,
    matching(filter),
  );

/** More than anybody pages through; a count of all would read the whole table. */
const mostCounted = 20_000;

export async function listedParcels(
  reader: Sql,
  filter: ParcelFilter,
  page: number,
  order: 'newest' | 'waiting',
): Promise<{ readonly rows: ParcelRow[]; readonly total: number }> {
  const inOrder = order === 'newest' ? [desc(parcels.id)] : [asc(parcels.statusAt), asc(parcels.id)];
  // The page first: these rows are wide.
  const shown = reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(whereOf(filter))
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await reader.orm
    .select()
    .from(parcels)
    .where(inArray(parcels.id, shown))
    .orderBy(...inOrder);
  // In the same order, so that the same index is walked: without one so many rows would be read whole.
  const found = reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(whereOf(filter))
    .orderBy(...inOrder)
    .limit(mostCounted);
  const [all] = await reader.orm.select({ total: count() }).from(found.as('found'));
  return { rows, total: all?.total ?? 0 };
}

export async function countByStatus(reader: Sql, accountId: number): Promise<ReadonlyMap<ParcelStatus, number>> {
  const rows = await reader.orm
    .select({ status: parcels.status, count: count() })
    .from(parcels)
    .where(eq(parcels.accountId, accountId))
    .groupBy(parcels.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

const paidOrMade = sql`coalesce(${parcels.paidAt}, ${parcels.createdAt})`;

/** Paid for, or paid to be packed first; both as the index has it. */
const toPack = sql`${parcels.packedAt} is null
  and (${parcels.status} = 20 or (${parcels.status} = 8 and ${parcels.rehearsalCents} > 0))`;
const priority = sql<boolean>`jsonb_path_exists(${parcels.services}, '$[*] ? (@.code == "priority")')`;

/** Not packed: what was asked to be quick in front, then the longest waiting. */
export async function parcelsToPack(reader: Sql, page: number) {
  const inTurn = [desc(priority), asc(paidOrMade), asc(parcels.id)] as const;
  // The page first: these rows are wide.
  const shown = reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(toPack)
    .orderBy(...inTurn)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await reader.orm
    .select({ parcel: parcels, priority })
    .from(parcels)
    .where(inArray(parcels.id, shown))
    .orderBy(...inTurn);
  const [all] = await reader.orm.select({ total: count() }).from(parcels).where(toPack);
  return { rows, total: all?.total ?? 0 };
}

/** Parcels whose time to pay has passed. */
export async function lapsedParcels(reader: Sql, now: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.status, 8), sql`${parcels.payUntil} <= ${now.toISOString()}`))
    .orderBy(asc(parcels.payUntil))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Insured parcels by air that left before this and have not arrived, and for which nothing was paid yet. */
export async function delayedParcels(reader: Sql, leftBefore: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.insured, true),
        eq(parcels.way, 2),
        isNull(parcels.delayCents),
        sql`${parcels.status} between 21 and 73 and ${parcels.leftAt} <= ${leftBefore.toISOString()}`,
      ),
    )
    .orderBy(asc(parcels.leftAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export interface ParcelsToDrive {
  readonly statuses: readonly ParcelStatus[];
  readonly accountId?: number;
  readonly paidAfter?: Date;
  /** Nothing has happened to them since then. */
  readonly since?: Date;
}

/** What the driver of the demo may move. */
export function parcelsToDrive(reader: Sql, wanted: ParcelsToDrive, most: number): Promise<ParcelRow[]> {
  const { statuses, accountId, paidAfter, since } = wanted;
  return reader.orm
    .select()
    .from(parcels)
    .where(
      and(
        or(inArray(parcels.status, [...statuses]), toPack),
        accountId === undefined ? undefined : eq(parcels.accountId, accountId),
        paidAfter && sql`${paidOrMade} >= ${paidAfter.toISOString()}`,
        since && lte(parcels.statusAt, since),
        since && or(sql`${parcels.packedAt} is null`, lte(parcels.packedAt, since)),
      ),
    )
    .orderBy(asc(parcels.id))
    .limit(most);
}
