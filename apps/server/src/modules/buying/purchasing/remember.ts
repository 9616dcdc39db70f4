import type { Sql, Tx } from '../../../platform/db/database.ts';
import * as store from './store.ts';
import type { purchases, TraceStep } from './tables.ts';

export async function hasPurchases(reader: Sql): Promise<boolean> {
  return (await reader.run('purchasing.any', 'select from supplier_purchases limit 1', [])).length > 0;
}

export interface Remembered {
  readonly row: typeof purchases.$inferInsert;
  readonly orderIds: readonly number[];
  readonly supplierOrder: Pick<store.SupplierOrderRow, 'id' | 'status'>;
  readonly trace: { readonly billNumber: string; readonly steps: readonly TraceStep[] } | null;
  /** What was paid, and how it is booked once the purchase has its number. */
  readonly pay: {
    readonly rate: number;
    readonly cents: number;
    readonly book: (id: number, cents: number) => Promise<number>;
  } | null;
  readonly now: Date;
}

/** A purchase of the past, without asking anybody. */
export async function rememberPurchase(tx: Tx, past: Remembered): Promise<void> {
  const { id } = await store.insertPurchase(tx, past.row, past.orderIds);
  await store.writeSupplierOrders(tx, id, [past.supplierOrder], past.now);
  if (past.trace) {
    const steps = past.trace.steps.map(({ at, text }) => ({ at: new Date(at), text }));
    await store.writeTraces(tx, id, [{ logisticsId: '', billNumber: past.trace.billNumber, steps }], past.now);
  }
  if (!past.pay) return;
  const { rate, cents: costCents, book } = past.pay;
  await store.changePurchase(tx, id, { rate, costCents, entryId: await book(id, costCents) });
}
