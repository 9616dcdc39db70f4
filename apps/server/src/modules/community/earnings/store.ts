import { earningKinds } from '@sgb/contract/earning-kinds.ts';
import { and, asc, eq, type InferInsertModel, inArray, isNull, lte } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { earningLines, earningMonths } from './tables.ts';

export type LineRow = typeof earningLines.$inferSelect;
export type NewLine = InferInsertModel<typeof earningLines>;

/** Whoever changes what somebody earns waits here, in the order of their numbers, so that lines and purse change together. */
export async function lockEarners(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const text = `
    select pg_advisory_xact_lock(hashtext('earnings'), id)
    from (select id from unnest($1::int[]) as earner (id) order by id) as earners`;
  await tx.run('earnings.lock', text, [[...new Set(accountIds)]]);
}

/** What is there already stays as it is. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  if (lines.length > 0)
    await tx.orm
      .insert(earningLines)
      .values([...lines])
      .onConflictDoNothing();
}

const textOfOrders = `
  select ${columnsOf(earningLines)} from earning_lines
  where order_id = any($1::int[]) or parcel_id = any($2::int[]) order by id`;

/** What is earned by some orders and parcels. */
export function linesBy(reader: Sql, orderIds: readonly number[], parcelIds: readonly number[]): Promise<LineRow[]> {
  return reader.run<LineRow>('earnings.by', textOfOrders, [[...orderIds], [...parcelIds]]);
}

/** What a refund leaves of a line. */
export async function keepLess(tx: Tx, line: LineRow, keptCents: number, reversedCents: number): Promise<void> {
  await tx.orm.update(earningLines).set({ keptCents, reversedCents }).where(eq(earningLines.id, line.id));
}

/** The line of a month's higher rate, and what its goods come to now. */
export async function tierOf(reader: Sql, accountId: number, month: string) {
  const [line] = await reader.orm
    .select()
    .from(earningLines)
    .where(
      and(
        eq(earningLines.accountId, accountId),
        eq(earningLines.month, month),
        eq(earningLines.kind, earningKinds.tier),
      ),
    );
  return line && { line, goodsCents: await goodsOf(reader, accountId, month) };
}

const goodsText = `
  select coalesce(sum(kept_cents), 0)::float8 as cents from earning_lines
  where account_id = $1 and month = $2 and kind = ${earningKinds.member}`;

/** What the goods are worth that members signed for in a month, without what was refunded. */
export async function goodsOf(reader: Sql, accountId: number, month: string): Promise<number> {
  const [row] = await reader.run<{ cents: number }>('earnings.goods', goodsText, [accountId, month]);
  return row?.cents ?? 0;
}

const closedText = 'select rate from earning_months where account_id = $1 and month = $2';

/** The rate of a month that is over. */
export async function closedRate(reader: Sql, accountId: number, month: string): Promise<number | undefined> {
  return (await reader.run<{ rate: number }>('earnings.closedRate', closedText, [accountId, month]))[0]?.rate;
}

/** Which of these months are over for whom, as '7 2026-11'. */
export async function closedAmong(
  reader: Sql,
  accountIds: readonly number[],
  months: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.orm
    .select({ accountId: earningMonths.accountId, month: earningMonths.month })
    .from(earningMonths)
    .where(and(inArray(earningMonths.accountId, [...accountIds]), inArray(earningMonths.month, [...months])));
  return new Set(rows.map(({ accountId, month }) => `${accountId} ${month}`));
}

/** Who has something that is due, some at a time. */
export async function earnersDue(reader: Sql, now: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .selectDistinct({ accountId: earningLines.accountId })
    .from(earningLines)
    .where(and(isNull(earningLines.purseAt), lte(earningLines.readyAt, now)))
    .orderBy(asc(earningLines.accountId))
    .limit(most);
  return rows.map(({ accountId }) => accountId);
}

export function dueOf(tx: Tx, accountId: number, now: Date, most: number): Promise<LineRow[]> {
  return tx.orm
    .select()
    .from(earningLines)
    .where(and(eq(earningLines.accountId, accountId), isNull(earningLines.purseAt), lte(earningLines.readyAt, now)))
    .orderBy(asc(earningLines.readyAt), asc(earningLines.id))
    .limit(most);
}

export async function markInPurse(tx: Tx, ids: readonly number[], entryId: number | null, at: Date): Promise<void> {
  await tx.orm
    .update(earningLines)
    .set({ purseAt: at, entryId })
    .where(inArray(earningLines.id, [...ids]));
}

const openText = `
  select distinct account_id as "accountId", month from earning_lines l
  where month < $1 and not exists (
    select from earning_months m where m.account_id = l.account_id and m.month = l.month)
  order by month, account_id limit $2`;

/** Months before this one that nobody has closed yet. */
export function openMonths(reader: Sql, before: string, most: number) {
  return reader.run<{ accountId: number; month: string }>('earnings.openMonths', openText, [before, most]);
}

/** False where it was closed before. */
export async function insertMonth(tx: Tx, row: InferInsertModel<typeof earningMonths>): Promise<boolean> {
  const done = await tx.orm.insert(earningMonths).values(row).onConflictDoNothing();
  return (done.rowCount ?? 0) > 0;
}

const sumText = `
  select count(*)::int as lines, coalesce(sum(amount_cents - reversed_cents), 0)::float8 as cents
  from earning_lines where account_id = $1 and month = $2`;

/** What a month came to. */
export async function sumOfMonth(reader: Sql, accountId: number, month: string) {
  const [row] = await reader.run<{ lines: number; cents: number }>('earnings.sumOfMonth', sumText, [accountId, month]);
  return row ?? { lines: 0, cents: 0 };
}

const blockText = `
  insert into earning_blocks (earner_id, person_id, reason, found_at)
  select id, $2, reason, $4 from unnest($1::int[], $3::text[]) as found (id, reason) on conflict do nothing`;

/** Writes down who seems to be one person with whoever brought them. */
export function insertBlocks(tx: Tx, personId: number, found: ReadonlyMap<number, string>, now: Date): void {
  tx.send('earnings.block', blockText, [[...found.keys()], personId, [...found.values()], now]);
}

const blockedText = `
  select earner_id as "earnerId", person_id as "personId", reason, found_at as "foundAt", (count(*) over ())::int as total
  from earning_blocks where cleared_at is null order by found_at desc, earner_id, person_id limit $1 offset $2`;

export function listBlocks(reader: Sql, limit: number, offset: number) {
  type Row = { earnerId: number; personId: number; reason: string; foundAt: Date; total: number };
  return reader.run<Row>('earnings.blocks', blockedText, [limit, offset]);
}

const holdBlockText = `
  select cleared_at as "clearedAt" from earning_blocks where earner_id = $1 and person_id = $2 for update`;

/** Undefined where nobody found anything. */
export async function holdBlock(tx: Tx, earnerId: number, personId: number) {
  return (await tx.run<{ clearedAt: Date | null }>('earnings.holdBlock', holdBlockText, [earnerId, personId]))[0];
}

const clearText = `
  update earning_blocks set cleared_at = $3, cleared_by = $4, note = $5 where earner_id = $1 and person_id = $2`;

export function clearBlock(
  tx: Tx,
  { earnerId, personId, by, note, now }: { earnerId: number; personId: number; by: number; note: string; now: Date },
): void {
  tx.send('earnings.clearBlock', clearText, [earnerId, personId, now, by, note]);
}

const clearedText = 'select earner_id as id from earning_blocks where person_id = $1 and cleared_at is not null';

/** Whom staff found to be somebody else than this person. */
export async function clearedFor(reader: Sql, personId: number): Promise<ReadonlySet<number>> {
  const rows = await reader.run<{ id: number }>('earnings.cleared', clearedText, [personId]);
  return new Set(rows.map(({ id }) => id));
}
