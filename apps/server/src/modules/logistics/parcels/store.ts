import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Who } from './rules.ts';
import { parcelOrders, parcels, parcelTransitions } from './tables.ts';

export type ParcelRow = typeof parcels.$inferSelect;
export type ContentRow = typeof parcelOrders.$inferSelect;
export type TransitionRow = typeof parcelTransitions.$inferSelect;

const ownText = `select ${columnsOf(parcels)} from parcels where id = $1 and account_id = $2`;

/** A parcel of an account. */
export async function ownParcel(reader: Sql, id: number, accountId: number): Promise<ParcelRow | undefined> {
  return (await reader.run<ParcelRow>('parcels.own', ownText, [id, accountId]))[0];
}

const transitionsText = `select ${columnsOf(parcelTransitions)} from parcel_transitions where parcel_id = $1 order by id desc`;

/** Its history, the newest first. */
export function transitionsOf(reader: Sql, id: number): Promise<TransitionRow[]> {
  return reader.run<TransitionRow>('parcels.transitions', transitionsText, [id]);
}

const lockText = `
  select ${columnsOf(parcels)} from parcels where id = $1 and ($2::int is null or account_id = $2::int) for update`;

/** Held until the transaction ends; always before the orders in it. */
export async function lockParcel(tx: Tx, id: number, accountId?: number): Promise<ParcelRow | undefined> {
  return (await tx.run<ParcelRow>('parcels.lock', lockText, [id, accountId ?? null]))[0];
}

const lockManyText = `select ${columnsOf(parcels)} from parcels where id = any($1::int[]) order by id for update`;

/** The same for many, in the one order in which everybody locks them. */
export function lockParcels(tx: Tx, ids: readonly number[]): Promise<ParcelRow[]> {
  return tx.run<ParcelRow>('parcels.lockMany', lockManyText, [[...ids]]);
}

export async function parcelById(reader: Sql, id: number, accountId?: number): Promise<ParcelRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), accountId === undefined ? undefined : eq(parcels.accountId, accountId)));
  return row;
}

export function parcelsById(reader: Sql, ids: readonly number[]): Promise<ParcelRow[]> {
  return reader.orm
    .select()
    .from(parcels)
    .where(inArray(parcels.id, [...ids]));
}

const knownText = `select ${columnsOf(parcels)} from parcels where account_id = $1 and key = $2`;

/** The parcel that this wish made before. */
export async function knownParcel(reader: Sql, accountId: number, key: string): Promise<ParcelRow | undefined> {
  return (await reader.run<ParcelRow>('parcels.known', knownText, [accountId, key]))[0];
}

export async function changeParcel(tx: Tx, parcel: ParcelRow, changes: Partial<ParcelRow>): Promise<ParcelRow> {
  await tx.orm.update(parcels).set(changes).where(eq(parcels.id, parcel.id));
  return { ...parcel, ...changes };
}

/** What a parcel that was just written notes of its rehearsal packing. */
export async function noteRehearsal(
  tx: Tx,
  id: number,
  fee: Pick<ParcelRow, 'rehearsalCents' | 'rehearsalEntryId'>,
): Promise<void> {
  await tx.orm.update(parcels).set(fee).where(eq(parcels.id, id));
}

export type NewContent = Omit<typeof parcelOrders.$inferInsert, 'parcelId'>;

const contentsText = `
  select ${columnsOf(parcelOrders)} from parcel_orders as c where parcel_id = any($1::int[]) and (
    dropped_at is null or dropped_at = (select cancelled_at from parcels where parcels.id = c.parcel_id))
  order by parcel_id, order_id`;

/** What is in some parcels; of those that were cancelled, what was in them at the end. */
export function contentsOf(reader: Sql, parcelIds: readonly number[]): Promise<ContentRow[]> {
  return reader.run<ContentRow>('parcels.contents', contentsText, [[...parcelIds]]);
}

/** Takes one order out, or all of them. */
export async function dropContents(tx: Tx, parcelId: number, now: Date, orderId?: number): Promise<void> {
  await tx.orm
    .update(parcelOrders)
    .set({ droppedAt: now })
    .where(
      and(
        eq(parcelOrders.parcelId, parcelId),
        isNull(parcelOrders.droppedAt),
        orderId === undefined ? undefined : eq(parcelOrders.orderId, orderId),
      ),
    );
}

/** Notes what more went back, or was paid, for an order in a parcel that is held. */
export async function addToContent(
  tx: Tx,
  orderId: number,
  { freightBackCents = 0, compensatedCents = 0 }: Partial<Pick<ContentRow, 'freightBackCents' | 'compensatedCents'>>,
): Promise<void> {
  await tx.orm
    .update(parcelOrders)
    .set({
      freightBackCents: sql`${parcelOrders.freightBackCents} + ${freightBackCents}`,
      compensatedCents: sql`${parcelOrders.compensatedCents} + ${compensatedCents}`,
    })
    .where(and(eq(parcelOrders.orderId, orderId), isNull(parcelOrders.droppedAt)));
}

const ofOrdersText = `
  select c.order_id as "orderId", p.id, p.status, p.packed_at as "packedAt"
  from parcel_orders c join parcels p on p.id = c.parcel_id where c.order_id = any($1::int[]) and c.dropped_at is null`;

/** The parcels that some orders travel in. */
export function parcelsOfOrders(reader: Sql, orderIds: readonly number[]) {
  type Row = { readonly orderId: number } & Pick<ParcelRow, 'id' | 'status' | 'packedAt'>;
  return reader.run<Row>('parcels.ofOrders', ofOrdersText, [orderIds]);
}

/** Orders of an account that wait in a parcel for its freight to be paid. */
export async function ordersToPay(reader: Sql, accountId: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ orderId: parcelOrders.orderId })
    .from(parcelOrders)
    .innerJoin(parcels, eq(parcels.id, parcelOrders.parcelId))
    .where(
      and(
        eq(parcels.accountId, accountId),
        eq(parcels.status, 8),
        gt(parcels.dueCents, 0),
        isNull(parcelOrders.droppedAt),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

export interface WrittenMove {
  readonly to: ParcelStatus;
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
  readonly moneyCents?: number;
}

const statusText = `
  update parcels set status = $2::int, status_at = $3::timestamptz,
    cancelled_at = case when $2::int = 99 then $3::timestamptz else cancelled_at end,
    left_at = case when $2::int = 21 then $3::timestamptz else left_at end
  where id = $1`;

/** Its new status, and since when. */
export function writeStatus(tx: Tx, parcel: ParcelRow, to: ParcelStatus, now: Date): ParcelRow {
  tx.send('parcels.status', statusText, [parcel.id, to, now]);
  const times = { ...(to === 99 && { cancelledAt: now }), ...(to === 21 && { leftAt: now }) };
  return { ...parcel, status: to, statusAt: now, ...times };
}

const transitionText = `
  insert into parcel_transitions (parcel_id, at, from_status, to_status, who, by_account, why, money_cents)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export function writeTransition(tx: Tx, parcel: ParcelRow, from: ParcelStatus | null, move: WrittenMove): void {
  const { to, who, by, why, now, moneyCents = 0 } = move;
  tx.send('parcels.transition', transitionText, [parcel.id, now, from, to, who, by, why, moneyCents]);
}

const open = sql`${parcels.status} not in (90, 99)`;

export async function isReceiverInUse(reader: Sql, receiverId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.receiverId, receiverId), open))
    .limit(1);
  return row !== undefined;
}

export async function hasOpen(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.accountId, accountId), open))
    .limit(1);
  return row !== undefined;
}

export async function hasParcels(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(eq(parcels.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

/** Any number that no other lock of this kind has. */
const personLock = 41_038;

/** Whoever declares for a person waits here, so that the sum of a year holds whatever is sent at once. */
export async function lockPerson(tx: Tx, idHash: Buffer): Promise<void> {
  await tx.run('parcels.person', 'select pg_advisory_xact_lock($1, $2)', [personLock, idHash.readInt32BE(0)]);
}

/** A number for a new parcel, which the books name before it is written; and the same lock, for whoever is counted. */
export async function nextParcelId(tx: Tx, idHash: Buffer | undefined): Promise<number> {
  const text = `
    select nextval(pg_get_serial_sequence('parcels', 'id'))::int as id,
      case when $2::int is not null then pg_advisory_xact_lock($1, $2::int)::text end`;
  const [row] = await tx.run<{ id: number }>('parcels.next', text, [personLock, idHash?.readInt32BE(0) ?? null]);
  if (!row) throw new Error('a number was asked for');
  return row.id;
}

/** What was declared for a person within a year, without what was cancelled and without one parcel. */
export async function declaredFor(
  reader: Sql,
  { hashes, from, to, except = 0 }: { hashes: readonly Buffer[]; from: Date; to: Date; except?: number },
): Promise<number> {
  const text = `
    select coalesce(sum(declared_cents), 0) as cents from parcels
    where id_hash = any($1::bytea[]) and created_at >= $2 and created_at < $3 and status <> 99 and id <> $4`;
  const [row] = await reader.run<{ cents: string }>('parcels.declared', text, [[...hashes], from, to, except]);
  return Number(row?.cents ?? 0);
}

/** The same for many new parcels and whoever is counted, these in the one order in which everybody locks several. */
export async function nextParcelIds(tx: Tx, count: number, idHashes: readonly Buffer[]): Promise<number[]> {
  const people = [...new Set(idHashes.map((hash) => hash.readInt32BE(0)))].toSorted((one, other) => one - other);
  const idsText = `
    select nextval(pg_get_serial_sequence('parcels', 'id'))::int as id from generate_series(1, $1::int)`;
  const peopleText = 'select pg_advisory_xact_lock($1, hash) from unnest($2::int[]) as hash';
  const [rows] = await Promise.all([
    tx.run<{ id: number }>('parcels.nextMany', idsText, [count]),
    tx.run('parcels.people', peopleText, [personLock, people]),
  ]);
  return rows.map(({ id }) => id);
}

/** What was declared for each document within a year, without what was cancelled; by the document in hex. */
export async function declaredForMany(
  reader: Sql,
  { hashes, from, to }: { hashes: readonly Buffer[]; from: Date; to: Date },
): Promise<ReadonlyMap<string, number>> {
  const text = `
    select encode(id_hash, 'hex') as hash, sum(declared_cents) as cents from parcels
    where id_hash = any($1::bytea[]) and created_at >= $2 and created_at < $3 and status <> 99 group by id_hash`;
  const rows = await reader.run<{ hash: string; cents: string }>('parcels.declaredMany', text, [[...hashes], from, to]);
  return new Map(rows.map(({ hash, cents }) => [hash, Number(cents)]));
}

const backText = `
  select order_id as "orderId", freight_back_cents as "freightBackCents", compensated_cents as "compensatedCents"
  from parcel_orders where order_id = any($1::int[]) and dropped_at is null`;

/** What of its freight went back, and was paid, for each of these orders. */
export function backOfOrders(reader: Sql, orderIds: readonly number[]) {
  type Back = Pick<ContentRow, 'orderId' | 'freightBackCents' | 'compensatedCents'>;
  return reader.run<Back>('parcels.backOfOrders', backText, [[...orderIds]]);
}
