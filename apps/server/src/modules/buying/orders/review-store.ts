import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { orderReviews, orders } from './tables.ts';

export async function reviewOf(reader: Sql, orderId: number) {
  const [row] = await reader.orm
    .select({ score: orderReviews.score, content: orderReviews.content })
    .from(orderReviews)
    .where(eq(orderReviews.orderId, orderId));
  return row;
}

export async function writeReview(tx: Tx, review: typeof orderReviews.$inferInsert): Promise<void> {
  await tx.orm.insert(orderReviews).values(review);
  await tx.orm.update(orders).set({ evaluatedAt: review.at }).where(eq(orders.id, review.orderId));
}

export async function writeEvaluated(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ evaluatedAt: now })
    .where(and(inArray(orders.id, [...ids]), isNull(orders.evaluatedAt)));
}
