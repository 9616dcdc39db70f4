import type { RefundState } from '@sgb/contract/refund-states.ts';
import type { GoodsAt } from '../../../../adapters/supplier/refund.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';

export interface RefundRow {
  readonly id: number;
  readonly purchaseId: number;
  readonly supplierName: string;
  readonly supplierOrderId: string;
  readonly state: RefundState;
  readonly refundId: string | null;
  readonly goodsAt: GoodsAt;
  readonly returning: boolean;
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly reasonId: string;
  readonly reason: string;
  readonly note: string;
  readonly photos: readonly string[];
  readonly company: string;
  readonly bill: string;
  readonly answer: string;
  readonly refundedFen: number | null;
  readonly backCents: number | null;
  readonly askedAt: Date;
  readonly sentAt: Date | null;
  readonly changedAt: Date;
}

const columns = `r.id, r.purchase_id as "purchaseId", p.supplier_name as "supplierName", r.supplier_order_id as "supplierOrderId",
  r.state, r.refund_id as "refundId", r.goods_at as "goodsAt", r.goods_return as "returning", r.goods_fen as "goodsFen", r.freight_fen as "freightFen",
  r.reason_id as "reasonId", r.reason, r.note, r.photos, r.company, r.bill, r.answer, r.refunded_fen as "refundedFen",
  r.back_cents as "backCents", r.asked_at as "askedAt", r.sent_at as "sentAt", r.changed_at as "changedAt"`;
const source = 'supplier_refunds r join supplier_purchases p on p.id = r.purchase_id';

export async function refundById(reader: Sql, id: number): Promise<RefundRow | undefined> {
  const text = `select ${columns} from ${source} where r.id = $1`;
  return (await reader.run<RefundRow>('refunds.byId', text, [id]))[0];
}

/** Held; whoever holds the purchase, too, has taken it before. */
export async function lockRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const text = `select ${columns} from ${source} where r.id = $1 for update of r`;
  return (await tx.run<RefundRow>('refunds.lock', text, [id]))[0];
}

/** What waits for us: to be changed, to be sent back. */
export const waitsForUs = 'r.state in (25, 30)';
const shows = { waiting: waitsForUs, open: 'r.state < 80', all: 'true' } as const;

export async function listRefunds(
  reader: Sql,
  { show, purchaseId }: { readonly show: keyof typeof shows; readonly purchaseId?: number | undefined },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const where = `${shows[show]} and ($1::int is null or r.purchase_id = $1)`;
  const text = `select ${columns}, count(*) over ()::int as total from ${source} where ${where}
    order by (${waitsForUs}) desc, r.id desc offset $2 limit $3`;
  const rows = await reader.run<RefundRow & { total: number }>(`refunds.list.${show}`, text, [
    purchaseId ?? null,
    offset,
    limit,
  ]);
  return { rows, total: rows[0]?.total ?? 0 };
}

type NewRefund = Pick<
  RefundRow,
  | 'purchaseId'
  | 'supplierOrderId'
  | 'goodsAt'
  | 'returning'
  | 'goodsFen'
  | 'freightFen'
  | 'reasonId'
  | 'reason'
  | 'note'
  | 'photos'
> & { readonly by: number; readonly now: Date };

/** Undefined where there is one already that has not ended. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<number | undefined> {
  const text = `insert into supplier_refunds (purchase_id, supplier_order_id, state, goods_at, goods_return, goods_fen,
      freight_fen, reason_id, reason, note, photos, asked_by, asked_at, changed_at)
    values ($1, $2, 10, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
    on conflict (supplier_order_id) where state < 80 do nothing returning id`;
  const { purchaseId, supplierOrderId, goodsAt, returning, goodsFen, freightFen } = refund;
  const { reasonId, reason, note, photos, by, now } = refund;
  const values = [purchaseId, supplierOrderId, goodsAt, returning, goodsFen, freightFen];
  const rows = await tx.run<{ id: number }>('refunds.insert', text, [
    ...values,
    reasonId,
    reason,
    note,
    photos,
    by,
    now,
  ]);
  return rows[0]?.id;
}

export interface RefundChanges {
  readonly state?: RefundState;
  readonly refundId?: string | null;
  readonly answer?: string;
  readonly company?: string;
  readonly bill?: string;
  readonly sentAt?: Date;
  readonly refundedFen?: number;
  readonly backCents?: number;
  readonly entryId?: number;
}

const names: Readonly<Record<keyof RefundChanges, string>> = {
  state: 'state',
  refundId: 'refund_id',
  answer: 'answer',
  company: 'company',
  bill: 'bill',
  sentAt: 'sent_at',
  refundedFen: 'refunded_fen',
  backCents: 'back_cents',
  entryId: 'entry_id',
};

export async function changeRefund(tx: Tx, id: number, changes: RefundChanges, now: Date): Promise<void> {
  const keys = (Object.keys(changes) as (keyof RefundChanges)[]).toSorted();
  const sets = keys.map((key, place) => `${names[key]} = $${place + 3}`);
  const text = `update supplier_refunds set ${['changed_at = $2', ...sets].join(', ')} where id = $1`;
  await tx.run(`refunds.change.${keys.join('.')}`, text, [id, now, ...keys.map((key) => changes[key])]);
}

/** Those that are not at their end, of some of the supplier's orders or of all. */
export async function openRefunds(reader: Sql, orderIds: readonly string[] | null, most: number): Promise<number[]> {
  const text = `select id from supplier_refunds where state < 80 and ($1::text[] is null or supplier_order_id = any($1))
    order by changed_at limit $2`;
  const rows = await reader.run<{ id: number }>('refunds.open', text, [orderIds, most]);
  return rows.map(({ id }) => id);
}

/** What sellers have paid back already of a purchase that was not closed. */
export async function backOf(reader: Sql, purchaseId: number): Promise<number> {
  const text = 'select coalesce(sum(back_cents), 0)::int as cents from supplier_refunds where purchase_id = $1';
  const [row] = await reader.run<{ cents: number }>('refunds.back', text, [purchaseId]);
  return row?.cents ?? 0;
}
