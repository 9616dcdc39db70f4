-- Bulk orders of stock-up sellers: paid like a checkout, gathered into one sea shipment, counted in Johannesburg.
create table stock_batches (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- 10 draft, 20 paid, 30 in our China warehouse, 40 at sea, 50 arrived, 60 counted, 90 cancelled.
  state smallint not null check (state in (10, 20, 30, 40, 50, 60, 90)),
  state_at timestamptz not null,
  created_at timestamptz not null,
  -- A batch that leaves in two parts is two of one checkout.
  checkout_id integer,
  goods_cents integer not null default 0,
  fee_cents integer not null default 0,
  china_cents integer not null default 0,
  total_cents integer not null default 0,
  parcel_id integer unique references parcels,
  sea_cents integer not null default 0,
  -- The seller does not wait for the rest.
  send_now boolean not null default false,
  -- Why it could not leave, and when that was tried.
  trouble text not null default '',
  tried_at timestamptz,
  check ((state in (10, 90)) or checkout_id is not null)
);
create unique index stock_batches_draft on stock_batches (account_id) where state = 10;
create index stock_batches_of_checkout on stock_batches (checkout_id) where checkout_id is not null;
create index stock_batches_of on stock_batches (account_id, id);
create index stock_batches_open on stock_batches (id) where state in (20, 30, 40, 50);
create index stock_batches_by_state on stock_batches (state, id);

create table stock_batch_lines (
  batch_id integer not null references stock_batches,
  sku_id bigint not null,
  product_id bigint not null,
  quantity integer not null check (quantity > 0),
  -- As it was when it was paid.
  title text not null default '',
  picture text not null default '',
  options text[] not null default '{}',
  unit smallint not null default 10,
  special smallint not null default 0,
  unit_cents integer not null default 0,
  -- What its order cost: goods, its part of fee and freight inside China.
  paid_cents integer not null default 0,
  order_id integer unique,
  -- Of one piece, as it is expected or was charged.
  sea_cents integer not null default 0,
  landed_cents integer not null default 0,
  -- It left China with the batch.
  shipped boolean not null default false,
  counted integer not null default 0,
  damaged integer not null default 0,
  missing integer not null default 0,
  case_id integer,
  primary key (batch_id, sku_id)
);

create table stock_batch_moves (
  id bigint primary key generated always as identity,
  batch_id integer not null references stock_batches,
  at timestamptz not null,
  from_state smallint,
  to_state smallint not null,
  -- Null: the clock.
  by_account integer references accounts,
  why text not null default ''
);
create index stock_batch_moves_of on stock_batch_moves (batch_id, id);

-- The batch that an order leaves with: nothing else ships it.
alter table orders add column stock_batch_id integer references stock_batches;
create index orders_of_stock_batch on orders (stock_batch_id) where stock_batch_id is not null;

-- Pieces that a seller fetched from the depot.
create table shelf_withdrawals (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  key uuid not null,
  lines jsonb not null,
  pieces integer not null check (pieces > 0),
  grams integer not null,
  cents integer not null check (cents >= 0),
  entry_id bigint,
  at timestamptz not null,
  unique (account_id, key)
);
