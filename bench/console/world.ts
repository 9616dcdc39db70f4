import { keepDays } from '@sgb/server/modules/books/ledger/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { inBulk } from './bulk.ts';

/** How large the company is that the console is measured for. */
export const sizes = { people: 200_000, orders: 1_000_000, entries: 2_500_000 } as const;

/** Ids of what is made here begin behind all of the demo's. */
export const first = 10_000_000;

const names = `array['Naledi','Thabo','Lerato','Sipho','Anele','Zanele','Kagiso','Pieter','Fatima','Johan','Ayesha','Mandla','Nomsa','Tumelo','Chantel','Riaan']`;
const families = `array['Khumalo','Nkosi','Dlamini','Botha','Naidoo','Mokoena','van Wyk','Pillay','Zulu','Sithole','Jacobs','Mahlangu','Adams','Ndlovu','Fourie','Govender','Molefe']`;
const nth = (list: string, key: string) => `(${list})[1 + ${key} % array_length(${list}, 1)]`;
/** The orders of three years, the newest with the highest numbers. */
const at = (n: string, of: number) => `now() - (${of} - ${n}) * interval '${(3 * 365 * 86_400) / of} seconds'`;

const people = `insert into accounts (id, username, email, password_hash, user_type, created_at, first_name, last_name, mobile,
    email_verified_at)
  overriding system value
  select ${first} + n, 'person' || n, 'person' || n || '@mail.example', '', -1, ${at('n', sizes.people)},
    ${nth(names, 'n')}, ${nth(families, '(n / 16)')} || case when n % 3 = 0 then '-' || n else '' end,
    '+2771' || lpad(n::text, 7, '0'), now()
  from generate_series(1, ${sizes.people}) as n`;

const checkouts = `insert into checkouts (id, account_id, key, market, type, state, goods_cents, china_freight_cents,
    service_fee_cents, services_cents, delivery_cents, coupon_cents, scoin_cents, total_cents, rate, vip_level, lines,
    created_at, price_until, pay_until, paid_at)
  overriding system value
  select ${first} + n, ${first} + 1 + n * 7 % ${sizes.people}, gen_random_uuid(), 0, 0, 20, 20800, 0, 0, 0, 0, 0, 0, 20800,
    26000, 0, '[]', at, at, at, at
  from generate_series(1, ${sizes.orders / 2}) as n, lateral (select ${at('n', sizes.orders / 2)} as at) as bought`;

/** The last 40,000 are somewhere on their way; of those before, one in a hundred failed and the rest is done. */
const orders = `insert into orders (id, checkout_id, account_id, type, market, status, status_at, product_id, sku_id, supplier_id,
    supplier_name, category_id, title, title_zh, options, picture, unit, special, quantity, unit_fen, unit_cents,
    weight_grams, length_mm, width_mm, height_mm, goods_cents, china_freight_cents, service_fee_cents, services_cents,
    delivery_cents, coupon_cents, scoin_cents, scoin, paid_cents, created_at, paid_at, collected_at, signed_at)
  overriding system value
  select ${first} + n, ${first} + (n + 1) / 2, ${first} + 1 + ((n + 1) / 2) * 7 % ${sizes.people}, 0, 0, status, at,
    610000000000 + n % 5000, n, 1 + n % 2000, 'Supplier ' || n % 2000, 0, 'Enamel mug ' || n, '搪瓷杯', array['Blue'], 'mug', 10,
    0, 2, 2000, 5200, 300, 100, 90, 90, 10400, 0, 0, 0, 0, 0, 0, 0, 10400, at, at,
    case when status in (40, 50, 60, 70, 80) then at end, case when status = 80 then at end
  from generate_series(1, ${sizes.orders}) as n, lateral (select ${at('n', sizes.orders)} as at,
    case when n > ${sizes.orders - 40_000} then (array[20, 30, 32, 35, 36, 37, 40, 40, 60, 70])[1 + n % 10]
      when n % 100 = 0 then 31 else 80 end as status) as bought`;

const purchases = `insert into supplier_purchases (id, supplier_id, supplier_name, state, out_number, flag, charged_fen,
    charged_freight_cents, goods_fen, freight_fen, created_at, placed_at, sent_at)
  overriding system value
  select ${first} + n, 1 + n % 2000, 'Supplier ' || n % 2000,
    case when n > 192000 then (array[20, 30, 40, 40])[1 + n % 4] else 80 end, 'BENCH' || n,
    case when n > 199900 then 'price' else '' end, 20000, 0, 20000, 0, at, at, at
  from generate_series(1, 200000) as n, lateral (select ${at('n', 200_000)} as at) as bought`;

const purchaseLines = `insert into supplier_purchase_lines (purchase_id, order_id)
  select ${first} + 1 + n / 5, ${first} + n from generate_series(1, ${sizes.orders} - 1) as n`;

const traces = `insert into supplier_traces (purchase_id, bill_number, steps, pulled_at, came)
  select ${first} + n, 'SF' || (1000000000000 + n), '[]', now(), n <= 195000 from generate_series(1, 200000) as n`;

const arrivals = `insert into warehouse_arrivals (id, code, scanned_at, owned) overriding system value
  select ${first} + n, 'SF' || (1000000000000 + n), ${at('n', 200_000)}, n <= 194900 from generate_series(1, 195000) as n`;

/** What came in belongs to an order, and was weighed, but for the last of it. */
const arrived = `insert into warehouse_arrival_orders (order_id, arrival_id, weighed)
  select ${first} + n * 5, ${first} + n, n <= 194500 from generate_series(1, 194900) as n`;
const weighed = `insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at, here)
  select o.id, ${first} + n, 950, 200, 150, 100, 'A' || n % 9 || '-' || n % 20 || '-' || n % 5, '{}', ${at('n', 200_000)}, o.status in (40, 50)
  from generate_series(1, 194500) as n join orders o on o.id = ${first} + n * 5`;

const batches = `insert into parcel_batches (id, line, waybill, left_at) overriding system value
  select ${first} + n, 'A1', '618-' || (10000000 + n), ${at('n', 3_000)} from generate_series(1, 3000) as n`;

const parcels = `insert into parcels (id, account_id, key, status, status_at, created_at, line, line_name, way, days_from,
    days_to, delivery, receiver_id, country_id, receiver, declaration, declared_cents, insured, auto_debit, vip_level,
    quote, grams, cubic_centimetres, total_cents, paid_at, packed_at, packed_grams, batch_id)
  overriding system value
  select ${first} + n, ${first} + 1 + n * 7 % ${sizes.people}, gen_random_uuid(), status, at, at, 'A1', 'Air', 1, 8, 12, 'door',
    1, 1, alike.receiver, alike.declaration, 10400, false, true, 0, alike.quote, 950, 2000, 9900, at,
    case when status <> 20 then at end, case when status <> 20 then 950 end, ${first} + 1 + n % 3000
  from generate_series(1, 300000) as n, lateral (select ${at('n', 300_000)} as at,
    case when n > 290000 then (array[20, 21, 23, 30, 40, 50, 67, 70, 73])[1 + n % 9] else 80 end as status) as sent,
    (select receiver, declaration, quote from parcels order by id limit 1) as alike`;

const recharges = `insert into recharges (id, number, account_id, method, status, amount_cents, client_key, created_at, updated_at)
  overriding system value
  select ${first} + n, 'RC2023' || lpad(n::text, 9, '0'), ${first} + 1 + n * 7 % ${sizes.people},
    (array['payfast', 'ozow', 'yoco'])[1 + n % 3], case when n > 299900 then 10 else 20 end, 50000, gen_random_uuid(), at, at
  from generate_series(1, 300000) as n, lateral (select ${at('n', 300_000)} as at) as paid`;

const cases = `insert into work_orders (id, order_id, account_id, type, state, quantity, wish, title, opened_at, changed_at,
    state_at, answer_by, decide_by, close_reason, last_text)
  overriding system value
  select ${first} + n, ${first} + n * 19, ${first} + 1 + n * 7 % ${sizes.people}, 1 + n % 10, case when n > 49500 then 10 else 50 end,
    1, 1, 'Broken handle', at, at, at, at, at, case when n > 49500 then null else 'accepted' end, 'It came broken'
  from generate_series(1, 50000) as n, lateral (select ${at('n', 50_000)} as at) as told`;

/** Of each shopper some, of two postings each: their money, and a bonus. */
const entries = `insert into ledger_entries (id, key, hash, type, phase, ref, note, at, postings, owner_id, owners, books, changes, afters)
  overriding system value
  select ${first} + n, 'bench:' || n, '\\x00', (array[10, 20, 21, 22])[1 + n % 4], 0, 'SO' || lpad((${first} + n % ${sizes.orders})::text, 8, '0'),
    '', ${at('n', sizes.entries)},
    ('[{"from_book":"bank","to_owner":' || owner || ',"to_book":"available","amount":10400},{"from_book":"bank","to_owner":' || owner ||
      ',"to_book":"bonus","amount":100}]')::json,
    owner, array[owner, owner], array['available', 'bonus'], array[10400, 100], array[10400, 100]
  from generate_series(1, ${sizes.entries}) as n, lateral (select ${first} + 1 + n % ${sizes.people} as owner) as of`;

const balances = `insert into balances (owner_id, book, balance, changed_at)
  select owner_id, unnest(array['available', 'bonus']), unnest(array[10400, 100]) * count(*), now()
  from ledger_entries where id > ${first} group by owner_id`;

const audit = `insert into staff_audit (id, at, by_account, role, call, subject, accounts, input, why, outcome, ip, request_id)
  overriding system value
  select ${first} + n, ${at('n', 500_000)}, 1 + n % 6, 'service', 'POST /api/staff/workorder/answer', 'case ' || n,
    array[${first} + 1 + n % ${sizes.people}], '{}', '', 'done', '127.0.0.1', gen_random_uuid()
  from generate_series(1, 500000) as n`;

/** A year of sixty lines, some of which are shown. */
const figures = `insert into daily_figures (name, day, value)
  select name, current_date - n, 100 + n % 7 from generate_series(0, 400) as n,
    unnest(array['sales.goods', 'orders.china', 'queue.toBuy', 'queue.cases'] || array(select 'line' || i from generate_series(1, 56) i)) as name
  on conflict do nothing`;

/** All of it, once: what is there in a world that is kept is not made again. */
export async function fillWorld(db: Database): Promise<void> {
  const step = async (tables: readonly string[], texts: readonly string[]) => {
    const { rows } = await db.pool.query(`select 1 from ${tables[0]} where id > $1 limit 1`, [first]);
    if (rows.length > 0) return;
    const from = performance.now();
    await inBulk(db, tables, texts);
    await db.pool.query(`vacuum analyze ${tables.join(', ')}`);
    console.error(`${tables.join(', ')}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  };
  await step(['accounts'], [people]);
  await step(['orders', 'checkouts'], [checkouts, orders]);
  await step(
    [
      'supplier_purchases',
      'supplier_purchase_lines',
      'supplier_traces',
      'warehouse_arrivals',
      'warehouse_arrival_orders',
      'warehouse_goods',
    ],
    [purchases, purchaseLines, traces, arrivals, arrived, weighed],
  );
  await step(['parcels', 'parcel_batches'], [batches, parcels]);
  await step(['work_orders'], [cases]);
  await step(['recharges'], [recharges]);
  await step(['staff_audit'], [audit]);
  await step(['ledger_entries', 'balances'], [entries, balances]);
  // What jobs count at night, and every hour.
  await db.transact((tx) => keepDays(tx, new Date()));
  await db.pool.query(figures);
}
