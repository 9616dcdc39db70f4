import type { Database } from '@sgb/server/platform/db/database.ts';

/** As many as somebody has who has bought for years; a tenth of them lies on our shelves. */
export async function longHistory(db: Database, accountId: number, orders: number): Promise<void> {
  await db.pool.query(
    `with paid as (
       insert into checkouts (account_id, key, market, type, state, goods_cents, china_freight_cents, service_fee_cents,
         services_cents, delivery_cents, coupon_cents, scoin_cents, total_cents, rate, vip_level, lines,
         created_at, price_until, pay_until, paid_at)
       select $1, gen_random_uuid(), 0, 0, 20, 104000, 0, 0, 0, 0, 0, 0, 104000, 26000, 0, '[]', at, at, at, at
       from generate_series(1, $2::int / 10) as n, lateral (select now() - n * interval '1 hour' as at) as bought
       returning id, created_at
     ), bought as (
       insert into orders (checkout_id, account_id, type, market, status, status_at, product_id, sku_id, supplier_id,
         supplier_name, category_id, title, title_zh, options, picture, unit, special, quantity, unit_fen, unit_cents,
         weight_grams, length_mm, width_mm, height_mm, goods_cents, china_freight_cents, service_fee_cents, services_cents,
         delivery_cents, coupon_cents, scoin_cents, scoin, paid_cents, created_at, paid_at, collected_at, signed_at)
       select paid.id, $1, 0, 0, (array[20, 30, 35, 40, 60, 70, 80, 80, 80, 90])[n], created_at, 610000000000 + n, n, n,
         'Yiwu Bright', 0, 'Enamel mug ' || n || ' of lot ' || paid.id, '搪瓷杯', array['Blue'], 'mug', 10, 0, 2, 2000, 5200,
         300, 100, 90, 90, 10400, 0, 0, 0, 0, 0, 0, 0, 10400, created_at, created_at,
         case when n between 4 and 9 then created_at end, case when n between 6 and 9 then created_at end
       from paid cross join generate_series(1, 10) as n
       returning id, status, created_at
     ), arrived as (
       insert into warehouse_arrivals (code, scanned_at) values ('HISTORY' || $1, now()) returning id
     )
     insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at)
     select bought.id, arrived.id, 950, 200, 150, 100, 'A1-01-1', '{}', now() from bought, arrived where status = 40`,
    [accountId, orders],
  );
}
