import {
  activeStates,
  type CaseState,
  caseStates,
  type OutcomeState,
  outcomeStates,
} from '@sgb/contract/workorder-states.ts';
import { and, asc, count, desc, eq, gt, gte, type InferInsertModel, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { disputeTypes } from './rules.ts';
import { workOrderLateDays, workOrderLines, workOrderOutcomes, workOrders, workOrderTransitions } from './tables.ts';

export type CaseRow = typeof workOrders.$inferSelect;
export type LineRow = typeof workOrderLines.$inferSelect;
export type TransitionRow = typeof workOrderTransitions.$inferSelect;
export type OutcomeRow = typeof workOrderOutcomes.$inferSelect;

const active = inArray(workOrders.state, [...activeStates]);

export async function caseById(reader: Sql, id: number, accountId?: number): Promise<CaseRow | undefined> {
  const mine = accountId === undefined ? undefined : eq(workOrders.accountId, accountId);
  const [row] = await reader.orm
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.id, id), mine));
  return row;
}

/** Held until the transaction ends. Its order is held before it. */
export async function lockCase(tx: Tx, id: number): Promise<CaseRow | undefined> {
  const [row] = await tx.orm.select().from(workOrders).where(eq(workOrders.id, id)).for('update');
  return row;
}

export function casesOfOrders(reader: Sql, orderIds: readonly number[]): Promise<CaseRow[]> {
  return reader.orm
    .select()
    .from(workOrders)
    .where(inArray(workOrders.orderId, [...orderIds]))
    .orderBy(desc(workOrders.id))
    .limit(200);
}

export async function openCase(reader: Sql, orderId: number, type: CaseRow['type']): Promise<CaseRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.orderId, orderId), eq(workOrders.type, type), active));
  return row;
}

/** Those of these orders with a case that is not closed. */
export async function openCasesOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await reader.orm
    .selectDistinct({ orderId: workOrders.orderId })
    .from(workOrders)
    .where(and(inArray(workOrders.orderId, [...orderIds]), ne(workOrders.state, caseStates.closed)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Whether somebody has a case about money or goods that is not decided. */
export async function inDispute(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.accountId, accountId), active, inArray(workOrders.type, [...disputeTypes])))
    .limit(1);
  return row !== undefined;
}

export async function insertCase(tx: Tx, row: Omit<InferInsertModel<typeof workOrders>, 'id'>): Promise<CaseRow> {
  const [made] = await tx.orm.insert(workOrders).values(row).returning();
  if (!made) throw new Error('the case was not kept');
  return made;
}

export type CaseChange = Partial<Omit<InferInsertModel<typeof workOrders>, 'id' | 'orderId' | 'accountId'>>;

export async function changeCase(tx: Tx, id: number, change: CaseChange): Promise<CaseRow> {
  const [row] = await tx.orm.update(workOrders).set(change).where(eq(workOrders.id, id)).returning();
  if (!row) throw new Error(`case ${id} is gone`);
  return row;
}

export async function markRead(reader: Sql, id: number, accountId: number): Promise<boolean> {
  const rows = await reader.orm
    .update(workOrders)
    .set({ unread: false })
    .where(and(eq(workOrders.id, id), eq(workOrders.accountId, accountId)))
    .returning({ id: workOrders.id });
  return rows.length > 0;
}

export async function insertLine(tx: Tx, row: Omit<InferInsertModel<typeof workOrderLines>, 'id'>): Promise<void> {
  await tx.orm.insert(workOrderLines).values(row);
}

export async function insertTransition(
  tx: Tx,
  row: Omit<InferInsertModel<typeof workOrderTransitions>, 'id'>,
): Promise<void> {
  await tx.orm.insert(workOrderTransitions).values(row);
}

export function linesOf(reader: Sql, ids: readonly number[]): Promise<LineRow[]> {
  return reader.orm
    .select()
    .from(workOrderLines)
    .where(inArray(workOrderLines.workOrderId, [...ids]))
    .orderBy(asc(workOrderLines.id))
    .limit(2_000);
}

export function transitionsOf(reader: Sql, ids: readonly number[]): Promise<TransitionRow[]> {
  return reader.orm
    .select()
    .from(workOrderTransitions)
    .where(inArray(workOrderTransitions.workOrderId, [...ids]))
    .orderBy(asc(workOrderTransitions.id))
    .limit(2_000);
}

export function outcomesOf(reader: Sql, ids: readonly number[]): Promise<OutcomeRow[]> {
  return reader.orm
    .select()
    .from(workOrderOutcomes)
    .where(inArray(workOrderOutcomes.workOrderId, [...ids]))
    .orderBy(asc(workOrderOutcomes.id));
}

export async function proposalOf(reader: Sql, id: number): Promise<OutcomeRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(workOrderOutcomes)
    .where(and(eq(workOrderOutcomes.workOrderId, id), eq(workOrderOutcomes.state, outcomeStates.proposed)));
  return row;
}

export type NewOutcome = Pick<OutcomeRow, 'workOrderId' | 'kind' | 'wish' | 'answer' | 'proposedBy' | 'proposedAt'>;

export async function insertOutcome(tx: Tx, row: NewOutcome & Partial<OutcomeRow>): Promise<OutcomeRow> {
  const { id: _, ...values } = row;
  const [made] = await tx.orm
    .insert(workOrderOutcomes)
    .values({ state: outcomeStates.proposed, ...values })
    .returning();
  if (!made) throw new Error('the outcome was not kept');
  return made;
}

export async function settleOutcome(
  tx: Tx,
  id: number,
  settled: {
    readonly state: Exclude<OutcomeState, 10>;
    readonly decidedBy: number | null;
    readonly decidedAt: Date;
  } & Partial<OutcomeRow>,
): Promise<void> {
  await tx.orm.update(workOrderOutcomes).set(settled).where(eq(workOrderOutcomes.id, id));
}

/** What was paid for an order's goods because of its parcel. */
export async function claimedOf(reader: Sql, orderId: number): Promise<number> {
  const [row] = await reader.orm
    .select({ cents: sql<number>`coalesce(sum(${workOrderOutcomes.parcelCents}), 0)::int` })
    .from(workOrderOutcomes)
    .innerJoin(workOrders, eq(workOrders.id, workOrderOutcomes.workOrderId))
    .where(
      and(
        eq(workOrders.orderId, orderId),
        eq(workOrderOutcomes.kind, 'claim'),
        eq(workOrderOutcomes.state, outcomeStates.done),
      ),
    );
  return row?.cents ?? 0;
}

export async function lateDaysOf(
  reader: Sql,
  ids: readonly number[],
): Promise<(typeof workOrderLateDays.$inferSelect)[]> {
  if (ids.length === 0) return [];
  return reader.orm
    .select()
    .from(workOrderLateDays)
    .where(inArray(workOrderLateDays.workOrderId, [...ids]));
}

export async function insertLateDay(tx: Tx, row: InferInsertModel<typeof workOrderLateDays>): Promise<void> {
  await tx.orm.insert(workOrderLateDays).values(row);
}

/** Cases whose clock may have run out: asked about one by one, behind their locks. */
export async function lateIds(reader: Sql, now: Date): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      sql`(${workOrders.state} in (10, 20) and ${workOrders.decideBy} < ${now.toISOString()})
        or (${workOrders.state} in (10, 20, 30) and ${workOrders.answeredAt} is null and ${workOrders.answerBy} < ${now.toISOString()})`,
    )
    .orderBy(asc(workOrders.id));
  return rows.map(({ id }) => id);
}

/** Cases that have been at a state since before. */
export async function restingIds(reader: Sql, state: CaseState, before: Date): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.state, state), lt(workOrders.stateAt, before)))
    .orderBy(asc(workOrders.id));
  return rows.map(({ id }) => id);
}

export async function countOverdue(reader: Sql, { now, proposedBefore }: { now: Date; proposedBefore: Date }) {
  const { rows } = await reader.orm.execute<{ late: number; escalated: number; proposed: number; unpaid: number }>(sql`
    select
      (select count(*) from work_orders where state in (10, 20)
        and (decide_by < ${now.toISOString()} or (answered_at is null and answer_by < ${now.toISOString()})))::int as late,
      (select count(*) from work_orders where state in (10, 20, 30) and escalated_at is not null)::int as escalated,
      (select count(*) from work_order_outcomes where state = 10)::int as proposed,
      (select count(*) from work_order_outcomes where state = 10 and proposed_at < ${proposedBefore.toISOString()})::int as unpaid`);
  return rows[0] ?? { late: 0, escalated: 0, proposed: 0, unpaid: 0 };
}

export async function hasCases(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(eq(workOrders.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

export interface SoughtProposals {
  readonly owner: number | null;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Those that were proposed after this one. */
  readonly after: number | null;
}

const { proposed } = outcomeStates;

/** Outcomes that wait for a supervisor, the oldest first. */
export function waitingProposals(reader: Sql, { owner, from, before, after }: SoughtProposals, most: number) {
  const { id, workOrderId, answer, proposedBy, proposedAt, state } = workOrderOutcomes;
  return reader.orm
    .select({ id, workOrderId, answer, proposedBy, proposedAt, accountId: workOrders.accountId })
    .from(workOrderOutcomes)
    .innerJoin(workOrders, eq(workOrders.id, workOrderId))
    .where(
      and(
        eq(state, proposed),
        owner === null ? undefined : eq(workOrders.accountId, owner),
        from ? gte(proposedAt, from) : undefined,
        before ? lt(proposedAt, before) : undefined,
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
}

export async function countProposals(reader: Sql): Promise<number> {
  const [row] = await reader.orm
    .select({ waits: count() })
    .from(workOrderOutcomes)
    .where(eq(workOrderOutcomes.state, proposed));
  return row?.waits ?? 0;
}
