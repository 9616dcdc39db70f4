import { pageSize } from '@sgb/contract/paging.ts';
import { count, desc, inArray } from 'drizzle-orm';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { parcelBatches } from '../tables.ts';

/** Undefined when another batch has this waybill. */
export async function insertBatch(tx: Tx, row: typeof parcelBatches.$inferInsert): Promise<number | undefined> {
  const [made] = await tx.orm
    .insert(parcelBatches)
    .values(row)
    .onConflictDoNothing({ target: parcelBatches.waybill })
    .returning({ id: parcelBatches.id });
  return made?.id;
}

/** What left under a waybill. */
export async function batchUnder(reader: Sql, waybill: string) {
  const text = `select b.id, b.line, coalesce(array_agg(p.id) filter (where p.id is not null), '{}') as "parcelIds"
    from parcel_batches b left join parcels p on p.batch_id = b.id where b.waybill = $1 group by b.id`;
  type Left = { readonly id: number; readonly line: string; readonly parcelIds: readonly number[] };
  return (await reader.run<Left>('parcels.batchUnder', text, [waybill]))[0];
}

/** The master waybills that parcels left under. */
export async function waybillsOf(reader: Sql, batchIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (batchIds.length === 0) return new Map();
  const rows = await reader.orm
    .select({ id: parcelBatches.id, waybill: parcelBatches.waybill })
    .from(parcelBatches)
    .where(inArray(parcelBatches.id, [...batchIds]));
  return new Map(rows.map(({ id, waybill }) => [id, waybill]));
}

const waybillText = 'select waybill from parcel_batches where id = (select batch_id from parcels where id = $1)';

/** The same of one parcel; empty where it has not left. */
export async function waybillOf(reader: Sql, parcelId: number): Promise<string> {
  return (await reader.run<{ waybill: string }>('parcels.waybill', waybillText, [parcelId]))[0]?.waybill ?? '';
}

interface InBatch {
  readonly batchId: number;
  readonly ids: readonly number[];
  readonly grams: number;
}
const inBatchesText = `select batch_id as "batchId", array_agg(id order by id) as ids,
    coalesce(sum(packed_grams), 0)::int as grams
  from parcels where batch_id = any($1::int[]) group by batch_id`;

export async function listedBatches(reader: Sql, page: number) {
  const rows = await reader.orm
    .select()
    .from(parcelBatches)
    .orderBy(desc(parcelBatches.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(parcelBatches);
  const ids = rows.map(({ id }) => id);
  const inThem = await reader.run<InBatch>('parcels.inBatches', inBatchesText, [ids]);
  return { rows, inThem: new Map(inThem.map((each) => [each.batchId, each])), total: all?.total ?? 0 };
}
