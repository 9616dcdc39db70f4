import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Part } from './rules.ts';
import { lots, takings } from './tables.ts';

/** Any number that no other lock of this kind has. */
const lockClass = 41_023;

/** Whoever changes the coins of an account waits here, so that its balance and its lots change together. */
export function lockCoins(tx: Tx, accountId: number): void {
  tx.send('scoin.lock', 'select pg_advisory_xact_lock($1, $2)', [lockClass, accountId]);
}

const lotText = `
  insert into scoin_lots (account_id, entry_id, reason, amount, remaining, earned_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

export function insertLot(tx: Tx, lot: Omit<typeof lots.$inferInsert, 'toldAt'>): void {
  const { accountId, entryId, reason, amount, remaining, earnedAt, expiresAt } = lot;
  tx.send('scoin.lot', lotText, [accountId, entryId, reason, amount, remaining, earnedAt, expiresAt]);
}

/** What has something left, the oldest first; `first` before all others. */
export function openLots(tx: Tx, accountId: number, first = 0) {
  return tx.orm
    .select()
    .from(lots)
    .where(and(eq(lots.accountId, accountId), gt(lots.remaining, 0)))
    .orderBy(desc(eq(lots.id, first)), asc(lots.expiresAt), asc(lots.id));
}

export async function lotByEntry(tx: Tx, entryId: number) {
  const [lot] = await tx.orm.select().from(lots).where(eq(lots.entryId, entryId));
  return lot;
}

const partsTable = (parts: readonly Part[]) =>
  sql`json_to_recordset(${JSON.stringify(parts.map(({ lotId, amount }) => ({ lot: lotId, amount })))}::json)
    as part (lot bigint, amount integer)`;

/** Changes what is left of lots; `sign` is -1 for taking. */
async function changeLots(tx: Tx, parts: readonly Part[], sign: 1 | -1): Promise<void> {
  if (parts.length === 0) return;
  await tx.orm.execute(sql`
    update scoin_lots set remaining = remaining + part.amount * ${sign}
    from ${partsTable(parts)} where scoin_lots.id = part.lot`);
}

export const emptyLots = (tx: Tx, parts: readonly Part[]) => changeLots(tx, parts, -1);

/** Coins that go back into a lot which ended meanwhile are good for some time more. */
export async function refillLots(tx: Tx, parts: readonly Part[], now: Date, until: Date): Promise<void> {
  await changeLots(tx, parts, 1);
  const ids = parts.map(({ lotId }) => lotId);
  if (ids.length === 0) return;
  await tx.orm
    .update(lots)
    .set({ expiresAt: until, toldAt: now })
    .where(and(inArray(lots.id, ids), lte(lots.expiresAt, now)));
}

export async function insertTakings(tx: Tx, entryId: number, parts: readonly Part[]): Promise<void> {
  if (parts.length > 0) await tx.orm.insert(takings).values(parts.map((part) => ({ entryId, ...part })));
}

/** The second step of a hold has an entry of its own. */
export async function moveTakings(tx: Tx, from: number, to: number): Promise<void> {
  await tx.orm.update(takings).set({ entryId: to }).where(eq(takings.entryId, from));
}

/** What an entry took and has not given back, the youngest lot first. */
export function takingsOf(tx: Tx, entryId: number) {
  return tx.orm
    .select({ id: takings.lotId, remaining: sql<number>`${takings.amount} - ${takings.returned}`.mapWith(Number) })
    .from(takings)
    .innerJoin(lots, eq(lots.id, takings.lotId))
    .where(eq(takings.entryId, entryId))
    .orderBy(desc(lots.expiresAt), desc(lots.id));
}

export async function markReturned(tx: Tx, entryId: number, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  await tx.orm.execute(sql`
    update scoin_takings set returned = returned + part.amount
    from ${partsTable(parts)} where entry_id = ${entryId} and lot_id = part.lot`);
}

/** What ends next: how much, and when. */
export async function nextEnding(reader: Sql, accountId: number) {
  const [row] = await reader.orm
    .select({ coins: sql<number>`sum(${lots.remaining})::int`, expiresAt: lots.expiresAt })
    .from(lots)
    .where(and(eq(lots.accountId, accountId), gt(lots.remaining, 0)))
    .groupBy(lots.expiresAt)
    .orderBy(asc(lots.expiresAt))
    .limit(1);
  return row;
}

export function earnedSince(reader: Sql, accountId: number, reason: string, since: Date) {
  return reader.orm
    .select({ earnedAt: lots.earnedAt })
    .from(lots)
    .where(and(eq(lots.accountId, accountId), eq(lots.reason, reason), gte(lots.earnedAt, since)));
}

export async function ownersOfEnded(reader: Sql, now: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .selectDistinct({ accountId: lots.accountId })
    .from(lots)
    .where(and(gt(lots.remaining, 0), lte(lots.expiresAt, now)))
    .orderBy(lots.accountId)
    .limit(most);
  return rows.map(({ accountId }) => accountId);
}

/** Marks lots that end soon as told of, and answers what each account loses when. */
export async function takeToTell(tx: Tx, now: Date, until: Date) {
  const { rows } = await tx.orm.execute<{ account_id: number; coins: number; expires_at: Date }>(sql`
    with told as (
      update scoin_lots set told_at = ${now}
      where remaining > 0 and told_at is null and expires_at > ${now} and expires_at <= ${until}
      returning account_id, remaining, expires_at
    )
    select account_id, sum(remaining)::int as coins, expires_at from told
    group by account_id, expires_at order by account_id, expires_at`);
  return rows.map(({ account_id: accountId, coins, expires_at }) => ({
    accountId,
    coins,
    expiresAt: new Date(expires_at),
  }));
}
