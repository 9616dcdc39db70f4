import { type OrderStatus, orderStatuses } from '@sgb/contract/order-states.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** How many orders one round takes in hand. */
const batch = 200;
const { paid, purchasedNoPay, purchasedAndPay, signed, stockShipped, stockReview } = orderStatuses;

/** Paid before then, not bought yet, and nobody has said sorry. */
export function unbought(reader: Sql, paidBefore: Date): Promise<OrderRow[]> {
  return reader.orm
    .select()
    .from(orders)
    .where(and(eq(orders.status, paid), isNull(orders.apologisedAt), lt(orders.paidAt, paidBefore)))
    .orderBy(asc(orders.paidAt))
    .limit(batch);
}

const bought: readonly OrderStatus[] = [purchasedNoPay, purchasedAndPay];

/** Bought before then and not sent, and the shopper does not know that cancelling is free. */
export function unsent(reader: Sql, boughtBefore: Date): Promise<OrderRow[]> {
  return reader.orm
    .select()
    .from(orders)
    .where(and(inArray(orders.status, [...bought]), isNull(orders.lateToldAt), lt(orders.boughtAt, boughtBefore)))
    .orderBy(asc(orders.boughtAt))
    .limit(batch);
}

/** How many were bought before then and are not sent, and how many were sent before the other day and have not arrived. */
export async function countLate(reader: Sql, boughtBefore: Date, sentBefore: Date) {
  const [row] = await reader.run<{ unsent: number; lost: number }>('orders.late', lateText, [boughtBefore, sentBefore]);
  return { unsent: row?.unsent ?? 0, lost: row?.lost ?? 0 };
}

const lateText = `
  select count(*) filter (where status in (30, 32) and bought_at < $1)::int as unsent,
    count(*) filter (where status in (35, 36, 37) and exists (
      select from order_transitions t where t.order_id = o.id and t.to_status = 35 and t.at < $2))::int as lost
  from orders o where status in (30, 32, 35, 36, 37) and type <> 10`;

/** Handed over before then, without a word of the shopper. */
export function unsigned(reader: Sql, before: Date): Promise<OrderRow[]> {
  return reader.orm
    .select()
    .from(orders)
    .where(
      and(
        or(eq(orders.status, stockShipped), and(eq(orders.status, signed), isNull(orders.signedAt))),
        lt(orders.statusAt, before),
      ),
    )
    .orderBy(asc(orders.accountId), asc(orders.id))
    .limit(batch);
}

/** Signed for before then. */
export function unclosed(reader: Sql, before: Date): Promise<OrderRow[]> {
  return reader.orm
    .select()
    .from(orders)
    .where(and(inArray(orders.status, [signed, stockReview]), isNotNull(orders.signedAt), lt(orders.signedAt, before)))
    .orderBy(asc(orders.id))
    .limit(batch);
}

export async function markApologised(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(orders).set({ apologisedAt: now }).where(eq(orders.id, id));
}

export async function markLateTold(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(orders).set({ lateToldAt: now }).where(eq(orders.id, id));
}
