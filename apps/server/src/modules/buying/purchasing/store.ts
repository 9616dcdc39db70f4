import { randomBytes } from 'node:crypto';
import { type PurchaseState, purchaseStateIds, purchaseStates } from '@sgb/contract/purchase-states.ts';
import type { purchaseSorts } from '@sgb/contract/purchasing.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Trace } from '../../../adapters/supplier/gateway.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';
import { purchaseLines, purchases, supplierOrders, supplierTraces } from './tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
export type LineRow = typeof purchaseLines.$inferSelect;
export type SupplierOrderRow = typeof supplierOrders.$inferSelect;
export type TraceRow = typeof supplierTraces.$inferSelect;

/** A number that the supplier site has never seen, also after a backup was restored. */
export const newOutNumber = (): string => `SGB-${randomBytes(9).toString('hex')}`;

export async function insertPurchase(
  tx: Tx,
  row: typeof purchases.$inferInsert,
  orderIds: readonly number[],
): Promise<PurchaseRow> {
  const [made] = await tx.orm.insert(purchases).values(row).returning();
  if (!made) throw new Error('the purchase was not kept');
  await tx.orm
    .update(purchaseLines)
    .set({ droppedAt: row.createdAt })
    .where(and(inArray(purchaseLines.orderId, [...orderIds]), isNull(purchaseLines.droppedAt)));
  await tx.orm.insert(purchaseLines).values(orderIds.map((orderId) => ({ purchaseId: made.id, orderId })));
  return made;
}

export async function purchaseById(reader: Sql, id: number): Promise<PurchaseRow | undefined> {
  const [row] = await reader.orm.select().from(purchases).where(eq(purchases.id, id));
  return row;
}

/** Held until the transaction ends; always before the orders that it is for. */
export async function lockPurchase(tx: Tx, id: number): Promise<PurchaseRow | undefined> {
  const [row] = await tx.orm.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row;
}

export async function changePurchase(tx: Tx, id: number, changes: Partial<PurchaseRow>): Promise<void> {
  await tx.orm.update(purchases).set(changes).where(eq(purchases.id, id));
}

export function linesOf(reader: Sql, purchaseId: number): Promise<LineRow[]> {
  return reader.orm
    .select()
    .from(purchaseLines)
    .where(and(eq(purchaseLines.purchaseId, purchaseId), isNull(purchaseLines.droppedAt)))
    .orderBy(asc(purchaseLines.orderId));
}

/** The purchases that buy these orders. */
export function linesOfOrders(reader: Sql, orderIds: readonly number[]): Promise<LineRow[]> {
  return reader.orm
    .select()
    .from(purchaseLines)
    .where(and(inArray(purchaseLines.orderId, [...orderIds]), isNull(purchaseLines.droppedAt)));
}

/** The purchase that buys an order now. */
export async function purchaseOfOrder(reader: Sql, orderId: number) {
  const [row] = await reader.orm
    .select({ id: purchases.id, state: purchases.state })
    .from(purchaseLines)
    .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
    .where(and(eq(purchaseLines.orderId, orderId), isNull(purchaseLines.droppedAt)));
  return row;
}

export async function lockPurchasesOf(tx: Tx, orderIds: readonly number[]): Promise<PurchaseRow[]> {
  const ids = new Set((await linesOfOrders(tx, orderIds)).map(({ purchaseId }) => purchaseId));
  if (ids.size === 0) return [];
  return tx.orm
    .select()
    .from(purchases)
    .where(inArray(purchases.id, [...ids]))
    .orderBy(asc(purchases.id))
    .for('update');
}

export async function dropLines(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  await tx.orm
    .update(purchaseLines)
    .set({ droppedAt: now })
    .where(and(inArray(purchaseLines.orderId, [...orderIds]), isNull(purchaseLines.droppedAt)));
}

const copyText = `
  insert into supplier_purchase_lines (purchase_id, order_id, freight_settled_at)
  select purchase_id, $2::int, freight_settled_at from supplier_purchase_lines
  where order_id = $1 and dropped_at is null`;

/** A part of an order that is here: its freight is settled with the whole. */
export async function copyLine(tx: Tx, orderId: number, newOrderId: number): Promise<void> {
  await tx.run('purchases.copyLine', copyText, [orderId, newOrderId]);
}

/** Notes what of the freight of each order goes back. */
export async function writeFreightBack(tx: Tx, purchaseId: number, back: ReadonlyMap<number, number>): Promise<void> {
  await tx.orm.execute(sql`
    update supplier_purchase_lines as line set freight_back_cents = part.cents
    from json_to_recordset(${JSON.stringify([...back].map(([id, cents]) => ({ id, cents })))}::json) as part (id int, cents int)
    where line.purchase_id = ${purchaseId} and line.order_id = part.id`);
}

export async function settleFreight(tx: Tx, line: LineRow, now: Date): Promise<void> {
  await tx.orm
    .update(purchaseLines)
    .set({ freightSettledAt: now })
    .where(and(eq(purchaseLines.purchaseId, line.purchaseId), eq(purchaseLines.orderId, line.orderId)));
}

export async function writeSupplierOrders(
  tx: Tx,
  purchaseId: number,
  orders: readonly Pick<SupplierOrderRow, 'id' | 'status'>[],
  now: Date,
): Promise<void> {
  if (orders.length === 0) return;
  await tx.orm
    .insert(supplierOrders)
    .values(orders.map(({ id, status }) => ({ id, status, purchaseId, pulledAt: now })))
    .onConflictDoUpdate({
      target: supplierOrders.id,
      set: { status: sql`excluded.status`, pulledAt: sql`excluded.pulled_at` },
    });
}

export function supplierOrdersOf(reader: Sql, purchaseId: number): Promise<SupplierOrderRow[]> {
  return reader.orm
    .select()
    .from(supplierOrders)
    .where(eq(supplierOrders.purchaseId, purchaseId))
    .orderBy(asc(supplierOrders.id));
}

export async function writeTraces(tx: Tx, purchaseId: number, traces: readonly Trace[], now: Date): Promise<void> {
  if (traces.length === 0) return;
  await tx.orm
    .insert(supplierTraces)
    .values(
      traces.map(({ billNumber, steps }) => ({
        purchaseId,
        billNumber,
        steps: steps.map(({ at, text }) => ({ at: at.toISOString(), text })),
        pulledAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [supplierTraces.purchaseId, supplierTraces.billNumber],
      set: { steps: sql`excluded.steps`, pulledAt: sql`excluded.pulled_at` },
    });
}

export function tracesOfPurchase(reader: Sql, purchaseId: number): Promise<TraceRow[]> {
  return reader.orm
    .select()
    .from(supplierTraces)
    .where(eq(supplierTraces.purchaseId, purchaseId))
    .orderBy(asc(supplierTraces.billNumber));
}

/** The parcels that carry these orders. */
export function tracesOfOrders(reader: Sql, orderIds: readonly number[]) {
  return reader.orm
    .select({ orderId: purchaseLines.orderId, billNumber: supplierTraces.billNumber, steps: supplierTraces.steps })
    .from(purchaseLines)
    .innerJoin(supplierTraces, eq(supplierTraces.purchaseId, purchaseLines.purchaseId))
    .where(and(inArray(purchaseLines.orderId, [...orderIds]), isNull(purchaseLines.droppedAt)))
    .orderBy(asc(purchaseLines.orderId), asc(supplierTraces.billNumber));
}

/** The orders that may lie in the parcel with this number. */
export async function ordersOfBill(reader: Sql, billNumber: string): Promise<number[]> {
  const rows = await reader.orm
    .selectDistinct({ orderId: purchaseLines.orderId })
    .from(supplierTraces)
    .innerJoin(purchaseLines, eq(purchaseLines.purchaseId, supplierTraces.purchaseId))
    .where(and(eq(supplierTraces.billNumber, billNumber), isNull(purchaseLines.droppedAt)));
  return rows.map(({ orderId }) => orderId).toSorted((one, other) => one - other);
}

export async function purchasesToPull(reader: Sql, now: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(isNotNull(purchases.pullAt), lte(purchases.pullAt, now)))
    .orderBy(asc(purchases.pullAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function countUnsent(reader: Sql, before: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ unsent: count() })
    .from(purchases)
    .where(and(eq(purchases.state, purchaseStates.sending), lt(purchases.createdAt, before)));
  return row?.unsent ?? 0;
}

type PurchaseSort = (typeof purchaseSorts)[number];

export interface PurchaseFilter {
  readonly state?: PurchaseState | undefined;
  readonly flagged?: boolean;
  /** Taken by the seller before this, and not sent. */
  readonly takenBefore?: Date | undefined;
  readonly supplierId?: number | undefined;
  readonly sort: Sort<PurchaseSort>;
  readonly after: string | undefined;
}

const sorts: Sorts<PurchaseSort> = {
  age: { column: 't.created_at', kind: 'moment' },
  charged: { column: 't.charged_fen', kind: 'number' },
};

export async function listPurchases(reader: Sql, filter: PurchaseFilter) {
  const { state, flagged, takenBefore, supplierId, sort, after } = filter;
  const narrowed = flagged || takenBefore !== undefined || supplierId !== undefined;
  const states = state === undefined ? purchaseStateIds : [state];
  const { ids, next } = await sortedIds(reader, {
    table: 'supplier_purchases',
    ...{ sorts, sort, after },
    each: narrowed ? undefined : { state: states },
    where: [
      ["t.flag <> ''", flagged ? true : undefined],
      ['t.state in (20, 30) and t.placed_at < ?', takenBefore],
      ['t.supplier_id = ?', supplierId],
      ['t.state = ?', narrowed ? state : undefined],
    ],
  });
  const rows = await reader.orm
    .select({
      id: purchases.id,
      purchase: purchases,
      orders: sql<number>`(select count(*)::int from supplier_purchase_lines line
        where line.purchase_id = ${purchases.id} and line.dropped_at is null)`,
    })
    .from(purchases)
    .where(inArray(purchases.id, ids));
  return { rows: inOrder(ids, rows), next };
}
