import type { Market, OrderStatus, OrderType } from '@sgb/contract/order-states.ts';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { ChosenService, Priced } from './rules.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** A number for each row of a source, in another module's statement: the books name orders before they are written. */
export const nextOrderIds = (source: string) => `array(select nextval('orders_id_seq')::int from ${source} as each)`;

/** An order as a checkout makes it. */
export interface DraftOrder extends Priced {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly specId: string;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly categoryId: number;
  readonly title: string;
  readonly titleZh: string;
  readonly options: readonly string[];
  readonly picture: string;
  readonly unit: number;
  readonly special: number;
  readonly quantity: number;
  readonly unitFen: number;
  readonly unitCents: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scoin: number;
  readonly memberSavingCents: number;
  readonly paidCents: number;
  readonly remark: string;
  readonly services: readonly ChosenService[];
  readonly pieceId: number | null;
}

export interface Writing {
  readonly checkoutId: number;
  readonly accountId: number;
  readonly type: OrderType;
  readonly market: Market;
  readonly orders: readonly DraftOrder[];
  /** Set: they are paid for, and at this status with these entries of the books. */
  readonly paid: {
    readonly status: OrderStatus;
    readonly entryId: number | null;
    readonly scoinEntryId: number | null;
  } | null;
  readonly now: Date;
}

/** Where what a draft says is kept, and what kind of thing it is. */
const drafted = {
  id: ['id', 'int'],
  productId: ['product_id', 'bigint'],
  skuId: ['sku_id', 'bigint'],
  specId: ['spec_id', 'text'],
  supplierId: ['supplier_id', 'bigint'],
  supplierName: ['supplier_name', 'text'],
  categoryId: ['category_id', 'int'],
  title: ['title', 'text'],
  titleZh: ['title_zh', 'text'],
  options: ['options', 'text[]'],
  picture: ['picture', 'text'],
  unit: ['unit', 'smallint'],
  special: ['special', 'smallint'],
  quantity: ['quantity', 'int'],
  unitFen: ['unit_fen', 'int'],
  unitCents: ['unit_cents', 'int'],
  weightGrams: ['weight_grams', 'int'],
  lengthMm: ['length_mm', 'int'],
  widthMm: ['width_mm', 'int'],
  heightMm: ['height_mm', 'int'],
  goodsCents: ['goods_cents', 'int'],
  chinaFreightCents: ['china_freight_cents', 'int'],
  serviceFeeCents: ['service_fee_cents', 'int'],
  servicesCents: ['services_cents', 'int'],
  deliveryCents: ['delivery_cents', 'int'],
  couponCents: ['coupon_cents', 'int'],
  scoinCents: ['scoin_cents', 'int'],
  scoin: ['scoin', 'int'],
  memberSavingCents: ['member_saving_cents', 'int'],
  paidCents: ['paid_cents', 'int'],
  remark: ['remark', 'text'],
  services: ['services', 'jsonb'],
  pieceId: ['piece_id', 'int'],
} as const satisfies Partial<Record<keyof DraftOrder, readonly [column: string, type: string]>>;

type DraftKey = keyof typeof drafted;
const draftKeys = Object.keys(drafted) as DraftKey[];
const asRecord = (keys: readonly DraftKey[]) => keys.map((key) => `"${key}" ${drafted[key][1]}`).join(', ');

/** What all orders of a checkout have in common: $1 to $10. */
const common = `checkout_id, account_id, type, market, status, status_at, entry_id, scoin_entry_id, created_at, paid_at,
  collected_at`;
const commonValues = `$1::int, $2::int, $3::smallint, $4::smallint, $5::smallint, $6::timestamptz, $7::bigint, $8::bigint, $6::timestamptz, $9::timestamptz, $10::timestamptz`;
const into = `insert into orders (${common}, ${draftKeys.map((key) => drafted[key][0]).join(', ')}) overriding system value`;

const manyText = `
  ${into} select ${commonValues}, ${draftKeys.map((key) => `"${key}"`).join(', ')}
  from json_to_recordset($11) as o (${asRecord(draftKeys)})`;

const oneText = `${into} values (${commonValues}, ${draftKeys.map((_, place) => `$${place + 11}`).join(', ')})`;

/** One by itself, as most are bought, costs the server less without JSON. */
function insertOrders(tx: Tx, drafts: readonly DraftOrder[], shared: readonly unknown[]): void {
  const [draft] = drafts;
  if (!draft || drafts.length > 1) {
    tx.send('orders.insertMany', manyText, [...shared, JSON.stringify(drafts)]);
    return;
  }
  const values = draftKeys.map((key) => (key === 'services' ? JSON.stringify(draft.services) : draft[key]));
  tx.send('orders.insertOne', oneText, [...shared, ...values]);
}

/** Each was ordered, and then, where it is paid for, paid. */
const transitionsText = `
  insert into order_transitions (order_id, at, from_status, to_status, who, by_account, why, money_cents, entry_id)
  select o.id, $3, m.from_status, m.to_status, 1, $4, m.why, m.share * o.cents, case when m.share <> 0 then $6::bigint end
  from unnest($1::int[], $2::int[]) as o (id, cents) cross join (
    values (null::smallint, 10::smallint, 'Ordered', 0), (10, $5::smallint, 'Paid from balance', -1)
  ) as m (from_status, to_status, why, share) where m.share = 0 or $5::smallint <> 10`;

/** Orders and the first lines of their history, however many they are. */
export function writeOrders(tx: Tx, { checkoutId, accountId, type, market, orders: drafts, paid, now }: Writing): void {
  const { status = 10, entryId = null, scoinEntryId = null } = paid ?? {};
  const at = now.toISOString();
  const [paidAt, collectedAt] = [status === 10 ? null : at, status === 40 ? at : null];
  const shared = [checkoutId, accountId, type, market, status, at, entryId, scoinEntryId, paidAt, collectedAt];
  const ids = drafts.map(({ id }) => id);
  const cents = drafts.map(({ paidCents }) => paidCents);
  insertOrders(tx, drafts, shared);
  tx.send('orders.firstMoves', transitionsText, [ids, cents, at, accountId, status, entryId]);
}

/** What orders that wait for their payment cost from now on. */
export interface NewPrice extends Priced {
  readonly id: number;
  readonly unitFen: number;
  readonly unitCents: number;
  readonly scoin: number;
  readonly memberSavingCents: number;
  readonly paidCents: number;
}

const priceKeys = draftKeys.filter((key) => key === 'id' || key.startsWith('unit') || /(Cents|scoin)$/.test(key));

const repriceText = `
  update orders set unit_fen = n."unitFen", unit_cents = n."unitCents", goods_cents = n."goodsCents",
    china_freight_cents = n."chinaFreightCents", service_fee_cents = n."serviceFeeCents",
    services_cents = n."servicesCents", delivery_cents = n."deliveryCents", coupon_cents = n."couponCents",
    scoin_cents = n."scoinCents", scoin = n.scoin,
    member_saving_cents = n."memberSavingCents", paid_cents = n."paidCents"
  from json_to_recordset($1) as n (${asRecord(priceKeys)})
  where orders.id = n.id and orders.status = 10`;

export async function repriceOrders(tx: Tx, prices: readonly NewPrice[]): Promise<void> {
  await tx.run('orders.reprice', repriceText, [JSON.stringify(prices)]);
}

/** The orders of some checkouts, in their order. */
export async function ordersOfCheckouts(reader: Sql, checkoutIds: readonly number[]): Promise<OrderRow[]> {
  if (checkoutIds.length === 0) return [];
  return reader.orm
    .select()
    .from(orders)
    .where(inArray(orders.checkoutId, [...checkoutIds]))
    .orderBy(asc(orders.id));
}

/** The numbers of the orders of each of these checkouts. */
export async function orderIdsOf(
  reader: Sql,
  checkoutIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const text = `select checkout_id::float8 as checkout, array_agg(id::float8 order by id) as ids from orders
    where checkout_id = any($1) group by checkout_id`;
  const rows = await reader.run<{ checkout: number; ids: number[] }>('orders.idsOf', text, [checkoutIds]);
  return new Map(rows.map(({ checkout, ids }) => [checkout, ids]));
}

/** The order that an account has of a clearance piece. */
export async function orderOfPiece(reader: Sql, pieceId: number, accountId: number): Promise<OrderRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(orders)
    .where(and(eq(orders.pieceId, pieceId), eq(orders.accountId, accountId), notInArray(orders.status, [31, 90, 115])));
  return row;
}
