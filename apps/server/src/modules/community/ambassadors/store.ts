import { type AmbassadorState, ambassadorStates } from '@sgb/contract/group-states.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { and, asc, count, desc, eq, type InferInsertModel, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { ambassadorMoves, ambassadors, pausedMembers } from './tables.ts';

export type AmbassadorRow = typeof ambassadors.$inferSelect;

const { submitted, approved, active, paused, ended } = ambassadorStates;

/** The last life of an account as an ambassador, or its last application. */
export async function lastOf(reader: Sql, accountId: number): Promise<AmbassadorRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(ambassadors)
    .where(eq(ambassadors.accountId, accountId))
    .orderBy(desc(ambassadors.id))
    .limit(1);
  return row;
}

/** Those of these accounts that lead a group now. */
export function leadingOf(reader: Sql, accountIds: readonly number[]): Promise<AmbassadorRow[]> {
  return reader.orm
    .select()
    .from(ambassadors)
    .where(
      and(inArray(ambassadors.accountId, [...accountIds]), inArray(ambassadors.state, [approved, active, paused])),
    );
}

const ledText = `
  select a.at from unnest($2::timestamptz[]) as a (at) where exists (
    select from ambassadors where account_id = $1 and decided_at <= a.at
      and (state in (${approved}, ${active}, ${paused}) or (state = ${ended} and state_at > a.at)))`;

/** At which of these moments, by their milliseconds, somebody led a group. */
export async function ledAt(reader: Sql, accountId: number, moments: readonly Date[]): Promise<ReadonlySet<number>> {
  const rows = await reader.run<{ at: Date }>('ambassadors.ledAt', ledText, [accountId, [...moments]]);
  return new Set(rows.map(({ at }) => at.getTime()));
}

/** Held until the transaction ends. */
export async function holdById(tx: Tx, id: number): Promise<AmbassadorRow | undefined> {
  const [row] = await tx.orm.select().from(ambassadors).where(eq(ambassadors.id, id)).for('update');
  return row;
}

export async function holdLast(tx: Tx, accountId: number): Promise<AmbassadorRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(ambassadors)
    .where(eq(ambassadors.accountId, accountId))
    .orderBy(desc(ambassadors.id))
    .limit(1)
    .for('update');
  return row;
}

/** One application at a time of one person. */
export async function holdApplicant(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('ambassadors.applicant'), ${accountId})`);
}

export async function insertAmbassador(tx: Tx, row: InferInsertModel<typeof ambassadors>): Promise<AmbassadorRow> {
  const [made] = await tx.orm.insert(ambassadors).values(row).returning();
  if (!made) throw new Error('the application was not kept');
  return made;
}

export interface Move {
  readonly to: AmbassadorState;
  /** Null: the clock. */
  readonly by: number | null;
  readonly note: string;
  readonly now: Date;
}

export async function recordMove(tx: Tx, id: number, from: AmbassadorState | null, move: Move): Promise<void> {
  const { to, by, note, now } = move;
  await tx.orm
    .insert(ambassadorMoves)
    .values({ ambassadorId: id, at: now, fromState: from, toState: to, byAccount: by, note });
}

export async function moveAmbassador(
  tx: Tx,
  row: AmbassadorRow,
  move: Move,
  changes: Partial<AmbassadorRow> = {},
): Promise<void> {
  await tx.orm
    .update(ambassadors)
    .set({ state: move.to, stateAt: move.now, ...changes })
    .where(eq(ambassadors.id, row.id));
  await recordMove(tx, row.id, row.state, move);
}

export async function markWarned(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(ambassadors).set({ warnedAt: now }).where(eq(ambassadors.id, id));
}

export async function markActive(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(ambassadors).set({ activeAt: now, warnedAt: null }).where(eq(ambassadors.id, id));
}

export async function listByState(reader: Sql, state: AmbassadorState, page: number) {
  const where = eq(ambassadors.state, state);
  const rows = await reader.orm
    .select()
    .from(ambassadors)
    .where(where)
    .orderBy(asc(ambassadors.appliedAt), asc(ambassadors.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(ambassadors).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Applications that should have been decided by then. */
export async function countLate(reader: Sql, now: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ late: count() })
    .from(ambassadors)
    .where(and(eq(ambassadors.state, submitted), lt(ambassadors.dueAt, now)));
  return row?.late ?? 0;
}

/** Whose probation is over. */
export function probationOver(reader: Sql, now: Date): Promise<{ id: number }[]> {
  return reader.orm
    .select({ id: ambassadors.id })
    .from(ambassadors)
    .where(and(eq(ambassadors.state, approved), lte(ambassadors.probationUntil, now)))
    .orderBy(asc(ambassadors.id));
}

/** Everybody who takes members, and when they last did something that we know of. */
export function allServing(reader: Sql) {
  return reader.orm
    .select({
      id: ambassadors.id,
      accountId: ambassadors.accountId,
      activeAt: ambassadors.activeAt,
      warnedAt: ambassadors.warnedAt,
    })
    .from(ambassadors)
    .where(inArray(ambassadors.state, [approved, active]))
    .orderBy(asc(ambassadors.id));
}

/** Those of these members whom this ambassador has paused. */
export function pausedAmong(reader: Sql, ambassadorId: number, accountIds?: readonly number[]) {
  const mine = eq(pausedMembers.ambassadorId, ambassadorId);
  return reader.orm
    .select()
    .from(pausedMembers)
    .where(accountIds ? and(mine, inArray(pausedMembers.accountId, [...accountIds])) : mine);
}

export async function pauseMember(tx: Tx, row: InferInsertModel<typeof pausedMembers>): Promise<void> {
  const { accountId: _, ...given } = row;
  await tx.orm.insert(pausedMembers).values(row).onConflictDoUpdate({ target: pausedMembers.accountId, set: given });
}

/** Says whether they were paused. */
export async function unpauseMember(tx: Tx, accountId: number): Promise<boolean> {
  const done = await tx.orm.delete(pausedMembers).where(eq(pausedMembers.accountId, accountId));
  return (done.rowCount ?? 0) > 0;
}
