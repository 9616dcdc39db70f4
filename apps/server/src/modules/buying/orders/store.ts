import { requestStates } from '@sgb/contract/order-refunds.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { asc, eq, type InferInsertModel, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Amounts, sumOf, type Who } from './rules.ts';
import { orders, type orderTransitions } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type TransitionRow = typeof orderTransitions.$inferSelect;
export type NewOrder = Omit<InferInsertModel<typeof orders>, 'id'>;

export function insertOrders(tx: Tx, rows: readonly NewOrder[]): Promise<OrderRow[]> {
  return tx.orm
    .insert(orders)
    .values([...rows])
    .returning();
}

export async function orderById(reader: Sql, id: number): Promise<OrderRow | undefined> {
  const [row] = await reader.orm.select().from(orders).where(eq(orders.id, id));
  return row;
}

const lockText = `
  select ${columnsOf(orders)} from orders where id = any($1::int[]) and ($2::int is null or account_id = $2::int)
  order by id for update`;

/** Held until the transaction ends, in the one order in which everybody locks them. */
export function lockOrders(tx: Tx, ids: readonly number[], accountId?: number): Promise<OrderRow[]> {
  return tx.run<OrderRow>('orders.lock', lockText, [[...ids], accountId ?? null]);
}

const byIdsText = `select ${columnsOf(orders)} from orders where id = any($1::int[]) order by id`;

export async function ordersById(reader: Sql, ids: readonly number[]): Promise<OrderRow[]> {
  return ids.length === 0 ? [] : reader.run<OrderRow>('orders.byIds', byIdsText, [[...ids]]);
}

export async function lockOrder(tx: Tx, id: number, accountId?: number): Promise<OrderRow | undefined> {
  const [row] = await lockOrders(tx, [id], accountId);
  return row;
}

/** All orders of a checkout, held. */
export function lockOrdersOf(tx: Tx, checkoutId: number): Promise<OrderRow[]> {
  return tx.orm.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.id)).for('update');
}

export interface Transition {
  readonly to: OrderStatus;
  readonly who: Who;
  /** The account that did it; the shop itself is null. */
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
  /** Whole cents back to the shopper, or paid when below zero, of each order. */
  readonly money?: (order: OrderRow) => number;
  readonly entryId?: number | null;
  /** Who did it and why, where that is another for each order. */
  readonly each?: (order: OrderRow) => { readonly by: number | null; readonly why: string };
}

/** A wish that is answered because its order moved on. */
export interface Voiding {
  /** Wishes that were made on this row of the ladder still hold. */
  readonly row: string;
  readonly answer: string;
}

export interface VoidedWish {
  readonly orderId: number;
  readonly accountId: number;
}

const moveText = `
  with moving as (
    select * from unnest($1::int[], $2::int[], $3::int[], $7::int[], $8::text[])
      as moving (id, from_status, money_cents, by_account, why)
  ), moved as (
    update orders set status = $4::int, status_at = $5::timestamptz,
      collected_at = case when $4::int = 40 then coalesce(collected_at, $5::timestamptz) else collected_at end,
      bought_at = case when $4::int = 30 then $5::timestamptz else bought_at end,
      signed_at = case when $4::int = 114 then coalesce(signed_at, $5::timestamptz) else signed_at end
    from moving where orders.id = moving.id
  ), written as (
    insert into order_transitions (order_id, at, from_status, to_status, who, by_account, why, money_cents, entry_id)
    select id, $5::timestamptz, from_status, $4::int, $6::int, by_account, why, money_cents, $9::bigint from moving order by id
  )
  update order_requests set state = ${requestStates.refused}, answer = $11::text, decided_at = $5::timestamptz
  where $10::text is not null and order_id = any($1::int[]) and state = ${requestStates.waiting} and ladder_row <> $10::text
  returning order_id as "orderId", account_id as "accountId"`;

/** Writes the status and the history of orders that are held and were found to be movable. Answers the wishes that are over. */
export function writeTransitions(
  tx: Tx,
  rows: readonly OrderRow[],
  move: Transition,
  voiding: Voiding | undefined,
): Promise<VoidedWish[]> {
  const { to, who, by, why, now, money, entryId = null } = move;
  const reasons = rows.map((row) => move.each?.(row) ?? { by, why });
  return tx.run<VoidedWish>('orders.move', moveText, [
    rows.map(({ id }) => id),
    rows.map(({ status }) => status),
    rows.map((row) => money?.(row) ?? 0),
    to,
    now,
    who,
    reasons.map((reason) => reason.by),
    reasons.map((reason) => reason.why),
    entryId,
    voiding?.row ?? null,
    voiding?.answer ?? null,
  ]);
}

const paymentText = 'update orders set entry_id = $2, scoin_entry_id = $3, paid_at = $4 where checkout_id = $1';

/** Notes on orders how they were paid for. */
export function writePayment(
  tx: Tx,
  checkoutId: number,
  paid: { readonly entryId: number | null; readonly scoinEntryId: number | null; readonly at: Date },
): void {
  tx.send('orders.payment', paymentText, [checkoutId, paid.entryId, paid.scoinEntryId, paid.at]);
}

const beginningsText = `
  insert into order_transitions (order_id, at, from_status, to_status, who, by_account, why)
  select id, at, null, status, 1, account_id, $5::text
  from unnest($1::int[], $2::timestamptz[], $3::int[], $4::int[]) as begun (id, at, status, account_id)`;

/** The first line of every history. */
export function writeBeginnings(tx: Tx, rows: readonly OrderRow[], why: string): void {
  tx.send('orders.beginnings', beginningsText, [
    rows.map(({ id }) => id),
    rows.map(({ createdAt }) => createdAt),
    rows.map(({ status }) => status),
    rows.map(({ accountId }) => accountId),
    why,
  ]);
}

/** Notes what went back of an order. */
export async function addReturned(tx: Tx, orderId: number, cash: Amounts): Promise<void> {
  await tx.orm
    .update(orders)
    .set({
      refundedCents: sql`${orders.refundedCents} + ${sumOf(cash)}`,
      returned: sql`(
        select jsonb_object_agg(part.key, coalesce((${orders.returned} ->> part.key)::int, 0) + part.value::int)
        from jsonb_each_text(${JSON.stringify(cash)}::jsonb) as part)`,
    })
    .where(eq(orders.id, orderId));
}

/** How many of a checkout's orders still stand. */
export async function standingOf(reader: Sql, checkoutId: number): Promise<number> {
  const { rows } = await reader.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from orders where checkout_id = ${checkoutId} and status not in (31, 90, 115)`,
  );
  return rows[0]?.count ?? 0;
}

/** How often an order was had back after it was cancelled. */
export async function timesRestored(reader: Sql, orderId: number): Promise<number> {
  const { rows } = await reader.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from order_transitions where order_id = ${orderId} and from_status = 90 and to_status = 10`,
  );
  return rows[0]?.count ?? 0;
}

export async function hasOrders(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId)).limit(1);
  return row !== undefined;
}
