import { type DecisionState, decisionStates } from '@sgb/contract/decisions.ts';
import { sliceOf } from '@sgb/contract/paging.ts';
import { and, arrayContains, asc, count, desc, eq, gt, gte, inArray, lt, sum } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { staffDecisions } from './tables.ts';

export type DecisionRow = typeof staffDecisions.$inferSelect;
type NewDecision = typeof staffDecisions.$inferInsert;

const bondText = `
  select 'own' as bond where $1 = any ($2::int[])
  union all
  select bond from account_bonds where (one = $1 and other = any ($2::int[])) or (other = $1 and one = any ($2::int[]))
  limit 1`;

/** What binds somebody to one of these accounts; undefined: nothing. */
export async function bondOf(reader: Sql, staffId: number, accounts: readonly number[]): Promise<string | undefined> {
  return (await reader.run<{ bond: string }>('decisions.bond', bondText, [staffId, [...accounts]]))[0]?.bond;
}

/** What waits about this, held. */
export async function lockWaiting(tx: Tx, call: string, subject: string): Promise<DecisionRow | undefined> {
  const { waiting } = decisionStates;
  const [row] = await tx.orm
    .select()
    .from(staffDecisions)
    .where(and(eq(staffDecisions.call, call), eq(staffDecisions.subject, subject), eq(staffDecisions.state, waiting)))
    .for('update');
  return row;
}

export async function lockDecision(tx: Tx, id: number): Promise<DecisionRow | undefined> {
  const [row] = await tx.orm.select().from(staffDecisions).where(eq(staffDecisions.id, id)).for('update');
  return row;
}

export async function decisionById(reader: Sql, id: number): Promise<DecisionRow | undefined> {
  const [row] = await reader.orm.select().from(staffDecisions).where(eq(staffDecisions.id, id));
  return row;
}

/** Undefined: the same waits already, since a moment ago. */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<DecisionRow | undefined> {
  const [row] = await tx.orm.insert(staffDecisions).values(decision).onConflictDoNothing().returning();
  return row;
}

export async function endDecision(
  tx: Tx,
  id: number,
  end: Pick<NewDecision, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<void> {
  await tx.orm.update(staffDecisions).set(end).where(eq(staffDecisions.id, id));
}

/** What waits longest comes first; of what was decided the newest. */
export async function listedDecisions(reader: Sql, state: DecisionState, id: number | undefined, page: number) {
  const isState = id === undefined ? eq(staffDecisions.state, state) : eq(staffDecisions.id, id);
  const { limit, offset } = sliceOf(page);
  const order = state === decisionStates.waiting ? asc(staffDecisions.id) : desc(staffDecisions.id);
  const [rows, [counted]] = await Promise.all([
    reader.orm.select().from(staffDecisions).where(isState).orderBy(order).limit(limit).offset(offset),
    reader.orm.select({ total: count() }).from(staffDecisions).where(isState),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function countWaiting(reader: Sql): Promise<number> {
  const [row] = await reader.orm
    .select({ total: count() })
    .from(staffDecisions)
    .where(eq(staffDecisions.state, decisionStates.waiting));
  return row?.total ?? 0;
}

/** The newest decision about each of these. */
export async function decisionsAbout(
  reader: Sql,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, DecisionRow>> {
  if (subjects.length === 0) return new Map();
  const rows = await reader.orm
    .selectDistinctOn([staffDecisions.subject])
    .from(staffDecisions)
    .where(inArray(staffDecisions.subject, [...subjects]))
    .orderBy(staffDecisions.subject, desc(staffDecisions.id));
  return new Map(rows.map((row) => [row.subject, row]));
}

/** What was done about one thing, the newest first. */
export async function doneAbout(reader: Sql, subject: string, most: number): Promise<readonly DecisionRow[]> {
  return reader.orm
    .select()
    .from(staffDecisions)
    .where(and(eq(staffDecisions.subject, subject), eq(staffDecisions.state, decisionStates.done)))
    .orderBy(desc(staffDecisions.id))
    .limit(most);
}

export interface SoughtWaiting {
  readonly calls: readonly string[];
  readonly owner: number | null;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Those that were asked for after this one. */
  readonly after: number | null;
}

const isWaitingOf = (calls: readonly string[]) =>
  and(eq(staffDecisions.state, decisionStates.waiting), inArray(staffDecisions.call, [...calls]));

/** What waits for a second person of some calls, the oldest first. */
export function waitingDecisions(reader: Sql, sought: SoughtWaiting, most: number): Promise<DecisionRow[]> {
  const { calls, owner, from, before, after } = sought;
  return reader.orm
    .select()
    .from(staffDecisions)
    .where(
      and(
        isWaitingOf(calls),
        owner === null ? undefined : arrayContains(staffDecisions.accounts, [owner]),
        from ? gte(staffDecisions.proposedAt, from) : undefined,
        before ? lt(staffDecisions.proposedAt, before) : undefined,
        after === null ? undefined : gt(staffDecisions.id, after),
      ),
    )
    .orderBy(asc(staffDecisions.id))
    .limit(most);
}

export async function waitingDecisionSum(reader: Sql, calls: readonly string[]) {
  const [row] = await reader.orm
    .select({ count: count(), cents: sum(staffDecisions.cents) })
    .from(staffDecisions)
    .where(isWaitingOf(calls));
  return { count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
}

export async function decisionsById(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, DecisionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.orm
    .select()
    .from(staffDecisions)
    .where(inArray(staffDecisions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
