import { copyInto } from '../../../platform/db/copy.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { allEnded } from '../../../platform/db/together.ts';
import type * as store from './store.ts';
import { purchaseLines, purchases, supplierOrders, supplierTraces, type TraceStep } from './tables.ts';

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
}

const idsText = `
  select nextval(pg_get_serial_sequence('supplier_purchases', 'id'))::int as id from generate_series(1, $1::int)`;

/** Purchases of the past, of orders that nobody has bought before, without asking anybody. */
export async function rememberPurchases(tx: Tx, past: readonly Remembered[], pulledAt: Date): Promise<void> {
  const ids = (await tx.run<{ id: number }>('purchasing.ids', idsText, [past.length])).map(({ id }) => id);
  const made = past.map((each, place) => ({ ...each, id: ids[place] ?? 0 }));
  const rows = await allEnded(
    made.map(async ({ id, row, pay }) => ({
      ...row,
      id,
      rate: pay?.rate ?? null,
      costCents: pay?.cents ?? null,
      entryId: pay && (await pay.book(id, pay.cents)),
    })),
  );
  const lines = made.flatMap(({ id, orderIds }) => orderIds.map((orderId) => ({ purchaseId: id, orderId })));
  const ordered = made.map(({ id, supplierOrder }) => ({ ...supplierOrder, purchaseId: id, pulledAt }));
  const traces = made.flatMap(({ id, trace }) => (trace ? [{ purchaseId: id, ...trace, pulledAt }] : []));
  await copyInto(tx, purchases, 'supplier_purchases', rows);
  await copyInto(tx, purchaseLines, 'supplier_purchase_lines', lines);
  await copyInto(tx, supplierOrders, 'supplier_purchase_orders', ordered);
  await copyInto(tx, supplierTraces, 'supplier_traces', traces);
}
