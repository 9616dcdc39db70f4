import type { Tx } from '../../platform/db/database.ts';
import { parcelBatches } from './tables.ts';

/** Undefined when another batch has this waybill. */
export async function insertBatch(tx: Tx, row: typeof parcelBatches.$inferInsert): Promise<number | undefined> {
  const [made] = await tx.orm
    .insert(parcelBatches)
    .values(row)
    .onConflictDoNothing({ target: parcelBatches.waybill })
    .returning({ id: parcelBatches.id });
  return made?.id;
}
