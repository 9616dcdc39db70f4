import type { Slice } from '@sgb/contract/paging.ts';
import { type TakingState, takingStates } from '@sgb/contract/promotion-rules.ts';
import { and, desc, eq, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { promotionTakings, promotionTasks } from './tables.ts';

export type TaskRow = typeof promotionTasks.$inferSelect;
type TakingRow = typeof promotionTakings.$inferSelect;
export interface TakingOfTask extends TakingRow {
  readonly task: TaskRow;
}

const total = sql<number>`(count(*) over ())::int`;
const isOpen = (now: Date) =>
  sql`${promotionTasks.startsAt} <= ${now.toISOString()} and ${promotionTasks.endsAt} > ${now.toISOString()} and ${promotionTasks.taken} < ${promotionTasks.places}`;

/** Tasks that somebody can take: begun, not over, with a place, and not theirs already. What ends first comes first. */
export async function openTasks(reader: Sql, accountId: number, now: Date, { limit, offset }: Slice) {
  const mine = sql`exists (select from promotion_takings m where m.task_id = ${promotionTasks.id}
    and m.account_id = ${accountId} and m.state <> ${takingStates.givenUp})`;
  const rows = await reader.orm
    .select({ task: promotionTasks, total })
    .from(promotionTasks)
    .where(and(isOpen(now), sql`not ${mine}`))
    .orderBy(promotionTasks.endsAt, promotionTasks.id)
    .limit(limit)
    .offset(offset);
  return { tasks: rows.map(({ task }) => task), total: rows[0]?.total ?? 0 };
}

export async function countOpen(reader: Sql, now: Date): Promise<number> {
  const [row] = await reader.orm.select({ count: sql<number>`count(*)::int` }).from(promotionTasks).where(isOpen(now));
  return row?.count ?? 0;
}

export async function taskById(reader: Sql, id: number): Promise<TaskRow | undefined> {
  return (await reader.orm.select().from(promotionTasks).where(eq(promotionTasks.id, id)))[0];
}

/** Takes a place, where there is one: whoever comes at the same time waits for the row and sees what is left. */
export async function takePlace(tx: Tx, id: number, now: Date): Promise<TaskRow | undefined> {
  const [row] = await tx.orm
    .update(promotionTasks)
    .set({ taken: sql`${promotionTasks.taken} + 1` })
    .where(and(eq(promotionTasks.id, id), isOpen(now)))
    .returning();
  return row;
}

export async function freePlace(tx: Tx, id: number): Promise<void> {
  await tx.orm
    .update(promotionTasks)
    .set({ taken: sql`${promotionTasks.taken} - 1` })
    .where(eq(promotionTasks.id, id));
}

/** Undefined where they have taken it already. */
export async function insertTaking(
  tx: Tx,
  row: InferInsertModel<typeof promotionTakings>,
): Promise<TakingRow | undefined> {
  return (await tx.orm.insert(promotionTakings).values(row).onConflictDoNothing().returning())[0];
}

export async function hasTaken(reader: Sql, taskId: number, accountId: number): Promise<boolean> {
  const text = `select 1 from promotion_takings where task_id = $1 and account_id = $2 and state <> ${takingStates.givenUp}`;
  return (await reader.run('promotion.hasTaken', text, [taskId, accountId])).length > 0;
}

/** Somebody's part, held while it moves. */
export async function holdTaking(tx: Tx, id: number): Promise<TakingOfTask | undefined> {
  const [row] = await tx.orm
    .select({ taking: promotionTakings, task: promotionTasks })
    .from(promotionTakings)
    .innerJoin(promotionTasks, eq(promotionTasks.id, promotionTakings.taskId))
    .where(eq(promotionTakings.id, id))
    .for('update', { of: promotionTakings });
  return row && { ...row.taking, task: row.task };
}

const moveText = `
  insert into promotion_moves (taking_id, at, to_state, by_account, note) values ($1, $2, $3, $4, $5)`;

interface Move {
  readonly by: number | null;
  readonly note?: string;
  readonly now: Date;
}

export function noteMove(tx: Tx, id: number, state: TakingState, { by, note = '', now }: Move): void {
  tx.send('promotion.move', moveText, [id, now, state, by, note]);
}

/** The one way from state to state. */
export async function moveTaking(
  tx: Tx,
  id: number,
  change: Partial<TakingRow> & { readonly state: TakingState },
  move: Move,
): Promise<TakingRow> {
  noteMove(tx, id, change.state, move);
  const [row] = await tx.orm.update(promotionTakings).set(change).where(eq(promotionTakings.id, id)).returning();
  if (!row) throw new Error(`part ${id} is gone`);
  return row;
}

const countsText = `
  select state, count(*)::int as count,
    coalesce(sum(reward_amount) filter (where state = ${takingStates.approved} and reward = 1), 0)::int as scoin,
    coalesce(sum(reward_amount) filter (where state = ${takingStates.approved} and reward = 2), 0)::int as cents
  from promotion_takings where account_id = $1 group by state order by state`;

export function countsOf(reader: Sql, accountId: number) {
  type Row = { state: TakingState; count: number; scoin: number; cents: number };
  return reader.run<Row>('promotion.counts', countsText, [accountId]);
}

async function joined(reader: Sql, where: SQL | undefined, order: readonly SQL[], slice: Slice) {
  const rows = await reader.orm
    .select({ taking: promotionTakings, task: promotionTasks, total })
    .from(promotionTakings)
    .innerJoin(promotionTasks, eq(promotionTasks.id, promotionTakings.taskId))
    .where(where)
    .orderBy(...order, promotionTakings.id)
    .limit(slice.limit)
    .offset(slice.offset);
  return { takings: rows.map(({ taking, task }) => ({ ...taking, task })), total: rows[0]?.total ?? 0 };
}

export function takingsOf(reader: Sql, accountId: number, state: TakingState, slice: Slice) {
  const mine = and(eq(promotionTakings.accountId, accountId), eq(promotionTakings.state, state));
  return joined(reader, mine, [desc(promotionTakings.takenAt)], slice);
}

/** What its holder still has to hand in, the most urgent first, then what staff look at. */
export function activeOf(reader: Sql, accountId: number, slice: Slice) {
  const active = sql`(${promotionTakings.state} in (10, 20) or (${promotionTakings.state} = 40 and ${promotionTakings.holdsPlace}))`;
  const order = [sql`${promotionTakings.state} = ${takingStates.handedIn}`, sql`${promotionTakings.dueAt}`];
  return joined(reader, and(eq(promotionTakings.accountId, accountId), active), order, slice);
}

/** For staff: the one with the least time left first. */
export function takingsAt(reader: Sql, state: TakingState, slice: Slice) {
  const order = [sql`${promotionTakings.reviewBy} nulls last`];
  return joined(reader, eq(promotionTakings.state, state), order, slice);
}

export async function hasTasks(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: promotionTasks.id }).from(promotionTasks).limit(1)).length > 0;
}
