-- What leaves our warehouse in China together, by one freight line.
create table parcel_batches (
  id integer primary key generated always as identity,
  line text not null,
  waybill text not null unique,
  left_at timestamptz not null,
  left_by integer references accounts
);

-- Collected orders of one shopper that are shipped together to one receiver: the document's delivery or express order.
create table parcels (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- Of the wish: sent again, it is still one parcel.
  key uuid not null,
  status smallint not null check (status in (8, 20, 21, 23, 30, 40, 50, 67, 70, 73, 80, 90, 99)),
  status_at timestamptz not null,
  created_at timestamptz not null,
  line text not null,
  line_name text not null,
  way smallint not null check (way in (1, 2)),
  days_from smallint not null,
  days_to smallint not null,
  -- How it gets to the receiver in the end.
  delivery text not null check (delivery in ('depot', 'ambassador', 'locker', 'kiosk', 'door', 'express')),
  group_member boolean not null default false,
  receiver_id integer not null references receivers,
  country_id smallint not null,
  -- As it was when it was chosen, without the number of a document.
  receiver jsonb not null,
  -- The document's number as a blind hash: enough to add up what one person brings in, and nothing else.
  id_hash bytea,
  declaration jsonb not null,
  declared_cents integer not null check (declared_cents >= 0),
  services jsonb not null default '[]',
  insured boolean not null,
  -- What an insurance pays at most.
  cover_cents integer not null default 0,
  auto_debit boolean not null,
  vip_level smallint not null,
  -- The estimate, as the shopper agreed to it.
  quote jsonb not null,
  -- Duty and VAT, where somebody else asks for them.
  on_arrival jsonb not null default '[]',
  grams integer not null,
  cubic_centimetres integer not null,
  coupon_id integer,
  coupon_cents integer not null default 0 check (coupon_cents >= 0),
  scoin integer not null default 0 check (scoin >= 0),
  scoin_cents integer not null default 0 check (scoin_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  -- Coins that are set aside until it is packed; then the entry that took them.
  scoin_hold_id bigint references ledger_entries,
  scoin_entry_id bigint references ledger_entries,
  -- What is set aside for it now, and how often something was.
  hold_id bigint references ledger_entries,
  held_cents integer not null default 0 check (held_cents >= 0),
  holds smallint not null default 0,
  paid_at timestamptz,
  -- What waits to be paid, and until when.
  due_cents integer not null default 0 check (due_cents >= 0),
  pay_until timestamptz,
  packed_at timestamptz,
  packed_by integer references accounts,
  packed_grams integer check (packed_grams > 0),
  packed_length_mm integer check (packed_length_mm > 0),
  packed_width_mm integer check (packed_width_mm > 0),
  packed_height_mm integer check (packed_height_mm > 0),
  packed_photo uuid,
  packed_quote jsonb,
  -- What the shopper would pay by the scales.
  packed_cents integer check (packed_cents >= 0),
  settlement text check (settlement in ('same', 'refunded', 'absorbed', 'debited', 'waiting', 'paid')),
  -- What was taken when it was settled: from what was set aside, on top of it, and what coupon and coins paid.
  capture_entry_id bigint references ledger_entries,
  debit_entry_id bigint references ledger_entries,
  gift_entry_id bigint references ledger_entries,
  -- Of the shopper's money, after what has gone back.
  charged_cents integer not null default 0 check (charged_cents >= 0),
  batch_id integer references parcel_batches,
  left_at timestamptz,
  cancelled_at timestamptz,
  unique (account_id, key),
  check ((hold_id is null) = (held_cents = 0)),
  check ((packed_at is null) = (packed_grams is null)),
  check ((status = 99) = (cancelled_at is not null)),
  -- Nothing leaves that is not packed, settled and paid.
  check (status in (8, 20, 99) or (packed_at is not null and paid_at is not null and hold_id is null and due_cents = 0))
);
create index parcels_of_account on parcels (account_id, id desc);
create index parcels_by_status on parcels (status, status_at);
create index parcels_waiting on parcels (pay_until) where status = 8;
create index parcels_of_person on parcels (id_hash, created_at) where id_hash is not null;
create index parcels_to_receiver on parcels (receiver_id) where status not in (90, 99);

-- What is in a parcel. An order that was taken out may travel in another one.
create table parcel_orders (
  parcel_id integer not null references parcels,
  order_id integer not null references orders,
  -- As it lay on its shelf.
  grams integer not null check (grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  -- How many of this size: several where the goods were never measured together.
  pieces integer not null check (pieces > 0),
  storage_cents integer not null default 0 check (storage_cents >= 0),
  dropped_at timestamptz,
  primary key (parcel_id, order_id)
);
create unique index parcel_of_order on parcel_orders (order_id) where dropped_at is null;

-- Every move: from, to, who, when, why, and what money moved.
create table parcel_moves (
  id bigint primary key generated always as identity,
  parcel_id integer not null references parcels,
  at timestamptz not null,
  from_status smallint,
  to_status smallint not null,
  -- 1 shopper, 2 staff, 3 the shop itself, 4 a carrier
  who smallint not null check (who in (1, 2, 3, 4)),
  by_account integer references accounts,
  why text not null default '',
  -- Whole cents back to the shopper, or paid when below zero.
  money_cents integer not null default 0
);
create index parcel_moves_of on parcel_moves (parcel_id, id);

-- A half-made parcel, one for each shopper, so that another device goes on where this one stopped.
create table parcel_drafts (
  account_id integer primary key references accounts,
  draft jsonb not null,
  saved_at timestamptz not null
);
