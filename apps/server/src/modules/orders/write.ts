import type { Market, OrderStatus, OrderType } from '@sgb/contract/order-states.ts';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Sql, Tx } from '../../platform/db/database.ts';
import type { WritePart } from '../../platform/db/together.ts';
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

const money = `"goodsCents" int, "chinaFreightCents" int, "serviceFeeCents" int, "servicesCents" int,
  "deliveryCents" int, "couponCents" int, "scoinCents" int, scoin int, "memberSavingCents" int, "paidCents" int`;

const insertText = `
  insert into orders (id, checkout_id, account_id, type, market, status, status_at, product_id, sku_id, spec_id,
    supplier_id, supplier_name, category_id, title, title_zh, options, picture, unit, special, quantity, unit_fen,
    unit_cents, weight_grams, length_mm, width_mm, height_mm, goods_cents, china_freight_cents, service_fee_cents,
    services_cents, delivery_cents, coupon_cents, scoin_cents, scoin, member_saving_cents, paid_cents, entry_id,
    scoin_entry_id, remark, services, piece_id, created_at, paid_at, collected_at)
  overriding system value
  select id, $2::int, $3::int, $4::int, $5::int, $6::int, $7::timestamptz, "productId", "skuId", "specId",
    "supplierId", "supplierName", "categoryId", title, "titleZh", options, picture, unit, special, quantity, "unitFen",
    "unitCents", "weightGrams", "lengthMm", "widthMm", "heightMm", "goodsCents", "chinaFreightCents", "serviceFeeCents",
    "servicesCents", "deliveryCents", "couponCents", "scoinCents", scoin, "memberSavingCents", "paidCents", $8::bigint,
    $9::bigint, remark, services, "pieceId", $7::timestamptz,
    case when $6::int <> 10 then $7::timestamptz end, case when $6::int = 40 then $7::timestamptz end
  from json_to_recordset($1) as o (id int, "productId" bigint, "skuId" bigint, "specId" text, "supplierId" bigint,
    "supplierName" text, "categoryId" int, title text, "titleZh" text, options text[], picture text, unit int,
    special int, quantity int, "unitFen" int, "unitCents" int, "weightGrams" int, "lengthMm" int, "widthMm" int,
    "heightMm" int, ${money}, remark text, services jsonb, "pieceId" int)`;

const movesText = `
  insert into order_moves (order_id, at, from_status, to_status, who, by_account, why, money_cents, entry_id)
  select m.id, $2::timestamptz, m."from", m."to", 1, $3::int, m.why, m.money, m.entry
  from json_to_recordset($1) as m (id int, "from" int, "to" int, why text, money int, entry bigint)`;

/** Orders and the first lines of their history, however many they are, as parts of the statement of a checkout. */
export function orderParts({ checkoutId, accountId, type, market, orders: drafts, paid, now }: Writing): WritePart[] {
  const { status = 10, entryId = null, scoinEntryId = null } = paid ?? {};
  const written = [JSON.stringify(drafts), checkoutId, accountId, type, market, status, now, entryId, scoinEntryId];
  const moves = drafts.flatMap(({ id, paidCents }) => {
    const ordered = { id, from: null, to: 10, why: 'Ordered', money: 0, entry: null };
    const bought = { id, from: 10, to: status, why: 'Paid from balance', money: -paidCents, entry: entryId };
    return paid ? [ordered, bought] : [ordered];
  });
  return [
    { text: insertText, values: written },
    { text: movesText, values: [JSON.stringify(moves), now, accountId] },
  ];
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

const repriceText = `
  update orders set unit_fen = n."unitFen", unit_cents = n."unitCents", goods_cents = n."goodsCents",
    china_freight_cents = n."chinaFreightCents", service_fee_cents = n."serviceFeeCents",
    services_cents = n."servicesCents", delivery_cents = n."deliveryCents", coupon_cents = n."couponCents",
    scoin_cents = n."scoinCents", scoin = n.scoin,
    member_saving_cents = n."memberSavingCents", paid_cents = n."paidCents"
  from json_to_recordset($1) as n (id int, "unitFen" int, "unitCents" int, ${money})
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

/** The order that an account has of a clearance piece. */
export async function orderOfPiece(reader: Sql, pieceId: number, accountId: number): Promise<OrderRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(orders)
    .where(and(eq(orders.pieceId, pieceId), eq(orders.accountId, accountId), notInArray(orders.status, [31, 90, 115])));
  return row;
}
