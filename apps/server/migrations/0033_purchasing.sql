-- Orders that our buyers place with one supplier together.
create table supplier_purchases (
  id integer primary key generated always as identity,
  supplier_id bigint not null,
  supplier_name text not null,
  -- 10 being sent, 20 placed, 30 paid, 40 sent by the supplier, 80 done, 90 failed
  state smallint not null check (state in (10, 20, 30, 40, 80, 90)),
  -- The number that the supplier site knows it by: written down before it is sent, so that sent again it is still one.
  out_number text not null unique,
  -- What a buyer has to decide: dearer goods, dearer freight, or closed by the supplier in part; empty: nothing.
  flag text not null default '' check (flag in ('', 'price', 'freight', 'partly')),
  -- What our shoppers were charged for.
  charged_fen integer not null,
  charged_freight_cents integer not null,
  -- What the supplier asks.
  goods_fen integer not null,
  freight_fen integer not null,
  -- Rand for one yuan in ten-thousandths, when it was paid.
  rate integer,
  cost_cents integer,
  -- The payment in the books, and the supplier's refund of it.
  entry_id bigint unique references ledger_entries,
  refund_entry_id bigint unique references ledger_entries,
  created_by integer references accounts,
  created_at timestamptz not null,
  placed_at timestamptz,
  paid_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  reason text not null default '',
  -- When the supplier is asked next, and how often in a row nothing had changed.
  pull_at timestamptz,
  quiet_pulls smallint not null default 0,
  check ((entry_id is null) = (cost_cents is null)),
  check (refund_entry_id is null or entry_id is not null)
);
create index supplier_purchases_by_state on supplier_purchases (state, id desc);
create index supplier_purchases_to_decide on supplier_purchases (id) where flag <> '';
create index supplier_purchases_to_pull on supplier_purchases (pull_at) where pull_at is not null;

-- Which orders a purchase is for. An order that was cancelled, restored and paid anew may be bought a second time.
create table supplier_purchase_lines (
  purchase_id integer not null references supplier_purchases,
  order_id integer not null references orders,
  -- Of the freight that was charged, what goes back to the shopper when the goods are here.
  freight_back_cents integer not null default 0 check (freight_back_cents >= 0),
  freight_settled_at timestamptz,
  -- It is not bought by this purchase any more.
  dropped_at timestamptz,
  primary key (purchase_id, order_id)
);
create unique index supplier_purchase_of_order on supplier_purchase_lines (order_id) where dropped_at is null;

-- The supplier site's own orders: several when it split ours.
create table supplier_purchase_orders (
  id text primary key,
  purchase_id integer not null references supplier_purchases,
  status text not null,
  pulled_at timestamptz not null
);
create index supplier_purchase_orders_of on supplier_purchase_orders (purchase_id);

-- Parcels from a supplier to our warehouse, with every step that the carrier told.
create table supplier_traces (
  purchase_id integer not null references supplier_purchases,
  bill_number text not null,
  steps jsonb not null,
  pulled_at timestamptz not null,
  primary key (purchase_id, bill_number)
);
create index supplier_traces_by_bill on supplier_traces (bill_number);

-- When a supplier of the demo world was made to be early: paid, sent, on the way, arriving.
alter table demo_supplier_orders add column reached jsonb not null default '{}';

-- What came in at the gate of our warehouse in China, known or not.
create table warehouse_arrivals (
  id integer primary key generated always as identity,
  -- The carrier's number, or the number of an order where that was scanned.
  code text not null unique,
  scanned_at timestamptz not null,
  scanned_by integer references accounts,
  note text not null default ''
);
create index warehouse_arrivals_by_time on warehouse_arrivals (scanned_at desc);

create table warehouse_arrival_orders (
  order_id integer not null references orders,
  arrival_id integer not null references warehouse_arrivals,
  primary key (order_id, arrival_id)
);
create index warehouse_orders_of_arrival on warehouse_arrival_orders (arrival_id);

-- Weighed, measured, photographed and on its shelf.
create table warehouse_goods (
  order_id integer primary key references orders,
  arrival_id integer not null references warehouse_arrivals,
  grams integer not null check (grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  shelf text not null,
  photos uuid[] not null,
  weighed_at timestamptz not null,
  weighed_by integer references accounts,
  -- Months of further storage that were bought.
  extensions smallint not null default 0 check (extensions >= 0),
  abandoned_at timestamptz
);
create index warehouse_goods_by_shelf on warehouse_goods (shelf);

-- Every reminder about storage that a shopper got: the proof, should goods be given up.
create table storage_notices (
  order_id integer not null references orders,
  day smallint not null,
  at timestamptz not null,
  primary key (order_id, day)
);

-- Orders from our own shelves in Johannesburg: who packs them, and how they went out.
create table stock_dispatches (
  order_id integer primary key references orders,
  picked_at timestamptz not null,
  picked_by integer references accounts,
  carrier text not null default '',
  waybill text not null default '',
  shipped_at timestamptz,
  shipped_by integer references accounts
);
