-- What shoppers bought elsewhere has no checkout: it becomes an order of type 10 when it is here.
alter table orders
  alter column checkout_id drop not null,
  -- What its shopper says it is worth, for customs; of what we bought ourselves we know it.
  add column declared_cents integer not null default 0 check (declared_cents >= 0),
  add check ((checkout_id is null) = (type = 10));

-- Parcels that shoppers send to our warehouse in China themselves.
create table forwarded_parcels (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- The courier's number, in capitals and without spaces.
  tracking text not null,
  courier text not null,
  content text not null,
  quantity integer not null check (quantity between 1 and 9999),
  value_cents integer not null check (value_cents > 0),
  -- Special goods: 0 normal, 1 magnet, 2 liquid
  special smallint not null check (special in (0, 1, 2)),
  remark text not null default '',
  -- 10 declared, 20 arrived, 80 withdrawn, 90 expired
  state smallint not null check (state in (10, 20, 80, 90)),
  order_id integer unique references orders,
  declared_at timestamptz not null,
  arrived_at timestamptz,
  ended_at timestamptz,
  check ((state = 20) = (order_id is not null)),
  check ((state in (80, 90)) = (ended_at is not null))
);
create index forwarded_parcels_of on forwarded_parcels (account_id, id desc);
create unique index forwarded_parcels_once on forwarded_parcels (account_id, tracking) where state in (10, 20);
-- Two shoppers may say the same number: then the label on the parcel decides.
create index forwarded_parcels_open on forwarded_parcels (tracking) where state = 10;
create index forwarded_parcels_ends on forwarded_parcels (right(tracking, 6)) where state = 10;
create index forwarded_parcels_waiting on forwarded_parcels (declared_at) where state = 10;

alter table warehouse_arrivals
  -- Nobody came for it in time.
  add column given_up_at timestamptz;

-- Further storage that was bought.
create table storage_extensions (
  id integer primary key generated always as identity,
  order_id integer not null references orders,
  account_id integer not null references accounts,
  -- Of the wish: sent again, it is still one extension.
  key uuid not null,
  nth smallint not null check (nth > 0),
  days smallint not null check (days > 0),
  cents integer not null check (cents > 0),
  entry_id bigint not null unique references ledger_entries,
  at timestamptz not null,
  unique (account_id, key),
  unique (order_id, nth)
);

-- Who wants goods to leave by themselves before storage costs money.
create table storage_autopilots (
  account_id integer primary key references accounts,
  since timestamptz not null
);

-- What the autopilot said and did, once for each day on which free storage ends.
create table storage_autopilot_runs (
  account_id integer not null references accounts,
  free_until timestamptz not null,
  told_at timestamptz not null,
  -- How it ended: shipped, or why not.
  ended_at timestamptz,
  shipped boolean,
  outcome text not null default '',
  primary key (account_id, free_until)
);

alter table warehouse_goods
  -- Given up, and sold as a piece on clearance: the order has ended.
  add column cleared_at timestamptz,
  add column piece_id integer,
  add check ((cleared_at is null) or (abandoned_at is not null));
create index warehouse_goods_to_clear on warehouse_goods (abandoned_at) where abandoned_at is not null and cleared_at is null;

-- Special goods: 0 normal, 1 magnet, 2 liquid
alter table clearance_pieces add column special smallint not null default 0 check (special in (0, 1, 2));
