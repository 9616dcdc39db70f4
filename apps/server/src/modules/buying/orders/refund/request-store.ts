import { type RequestState, requestStates } from '@sgb/contract/order-refunds.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { and, asc, count, desc, eq, gt, gte, type InferInsertModel, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { orderRequests, orders } from '../tables.ts';

export type RequestRow = typeof orderRequests.$inferSelect;
const { waiting, agreed } = requestStates;

export function requestsOf(reader: Sql, orderId: number): Promise<RequestRow[]> {
  return reader.orm
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.orderId, orderId))
    .orderBy(desc(orderRequests.id))
    .limit(50);
}

export async function waitingRequest(reader: Sql, orderId: number): Promise<RequestRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(orderRequests)
    .where(and(eq(orderRequests.orderId, orderId), eq(orderRequests.state, waiting)));
  return row;
}

/** Those of some orders whose shopper waits for an answer. */
export async function waitingAmong(reader: Sql, orderIds: readonly number[]): Promise<number[]> {
  const rows = await reader.orm
    .select({ orderId: orderRequests.orderId })
    .from(orderRequests)
    .where(and(inArray(orderRequests.orderId, [...orderIds]), eq(orderRequests.state, waiting)));
  return rows.map(({ orderId }) => orderId);
}

/** How often this month the handling of a return was waived for this shopper. */
export async function waivedSince(reader: Sql, accountId: number, since: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ waived: count() })
    .from(orderRequests)
    .where(
      and(
        eq(orderRequests.accountId, accountId),
        eq(orderRequests.waived, true),
        inArray(orderRequests.state, [waiting, agreed]),
        gte(orderRequests.createdAt, since),
      ),
    );
  return row?.waived ?? 0;
}

/** One after the other for a shopper, so that what is free once is not had twice by asking at once. */
export async function holdAsking(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('orders.asking'), ${accountId})`);
}

export async function insertRequest(
  tx: Tx,
  row: Omit<InferInsertModel<typeof orderRequests>, 'id' | 'state'>,
): Promise<RequestRow> {
  const [made] = await tx.orm
    .insert(orderRequests)
    .values({ ...row, state: waiting })
    .returning();
  if (!made) throw new Error('the request was not kept');
  return made;
}

export interface Decision {
  readonly state: Exclude<RequestState, 10>;
  readonly by: number | null;
  readonly answer: string;
  readonly now: Date;
}

export async function settleRequest(tx: Tx, id: number, { state, by, answer, now }: Decision): Promise<void> {
  await tx.orm
    .update(orderRequests)
    .set({ state, decidedBy: by, answer, decidedAt: now })
    .where(eq(orderRequests.id, id));
}

export async function orderOfRequest(reader: Sql, id: number): Promise<number | undefined> {
  const [row] = await reader.orm
    .select({ orderId: orderRequests.orderId })
    .from(orderRequests)
    .where(eq(orderRequests.id, id));
  return row?.orderId;
}

/** Read again behind the lock of its order. */
export async function requestById(reader: Sql, id: number): Promise<RequestRow | undefined> {
  const [row] = await reader.orm.select().from(orderRequests).where(eq(orderRequests.id, id));
  return row;
}

/** The most urgent first. */
export async function requestQueue(reader: Sql, state: RequestState, page: number) {
  const items = await reader.orm
    .select({ request: orderRequests, order: orders })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.id, orderRequests.orderId))
    .where(eq(orderRequests.state, state))
    .orderBy(state === waiting ? asc(orderRequests.dueAt) : desc(orderRequests.decidedAt), asc(orderRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [row] = await reader.orm.select({ total: count() }).from(orderRequests).where(eq(orderRequests.state, state));
  return { items, total: row?.total ?? 0 };
}

export async function countOverdue(reader: Sql, now: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ late: count() })
    .from(orderRequests)
    .where(and(eq(orderRequests.state, waiting), lt(orderRequests.dueAt, now)));
  return row?.late ?? 0;
}

export interface SoughtRequests {
  readonly owner: number | null;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Those that were made after this one. */
  readonly after: number | null;
}

/** Wishes that wait for an answer, the oldest first. */
export function waitingRequests(reader: Sql, sought: SoughtRequests, most: number): Promise<RequestRow[]> {
  const { owner, from, before, after } = sought;
  return reader.orm
    .select()
    .from(orderRequests)
    .where(
      and(
        eq(orderRequests.state, waiting),
        owner === null ? undefined : eq(orderRequests.accountId, owner),
        from ? gte(orderRequests.createdAt, from) : undefined,
        before ? lt(orderRequests.createdAt, before) : undefined,
        after === null ? undefined : gt(orderRequests.id, after),
      ),
    )
    .orderBy(asc(orderRequests.id))
    .limit(most);
}

export async function waitingRequestSum(reader: Sql) {
  const [row] = await reader.orm
    .select({ count: count(), cents: sum(orderRequests.backCents) })
    .from(orderRequests)
    .where(eq(orderRequests.state, waiting));
  return { count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
}
