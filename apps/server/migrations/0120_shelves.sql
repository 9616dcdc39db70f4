-- Who keeps stock with us in Johannesburg.
create table stock_sellers (
  account_id integer primary key references accounts,
  since timestamptz not null,
  -- Storage that was not paid when it was booked, and since when; closed: nothing leaves until it is.
  owing_since timestamptz,
  closed_at timestamptz
);
create index stock_sellers_owing on stock_sellers (owing_since) where owing_since is not null;

-- The pieces of one SKU of one seller, in the piles where they lie. Every change of a pile is a line of shelf_movements.
create table shelves (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  sku_id bigint not null,
  product_id bigint not null,
  category_id integer not null,
  title text not null,
  picture text not null,
  options text[] not null,
  unit smallint not null,
  special smallint not null,
  -- Of one piece, as it was measured when it was counted; until then as its supplier says.
  weight_grams integer not null check (weight_grams > 0),
  cubic_centimetres integer not null check (cubic_centimetres > 0),
  -- Goods, fee and freight of one piece of the last batch.
  landed_cents integer not null check (landed_cents >= 0),
  place text not null default '',
  photos uuid[] not null default '{}',
  arriving integer not null default 0 check (arriving >= 0),
  sellable integer not null default 0 check (sellable >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  returned integer not null default 0 check (returned >= 0),
  sent integer not null default 0 check (sent >= 0),
  sold integer not null default 0 check (sold >= 0),
  fetched integer not null default 0 check (fetched >= 0),
  lost integer not null default 0 check (lost >= 0),
  opened_at timestamptz not null,
  unique (account_id, sku_id)
);
create index shelves_of_account on shelves (account_id, id);
create index shelves_of_sku on shelves (sku_id);
create index shelves_of_product on shelves (product_id) where sellable > 0;

create table shelf_movements (
  id bigint primary key generated always as identity,
  shelf_id integer not null references shelves,
  at timestamptz not null,
  -- Null: from outside.
  from_pile text,
  to_pile text not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  -- The number of what it is about: a batch, a dispatch, an order.
  about text not null,
  by_account integer references accounts,
  check (from_pile is distinct from to_pile)
);
create index shelf_movements_of on shelf_movements (shelf_id, id);
create index shelf_movements_about on shelf_movements (about);

-- Pieces that came together: how long they have been here. The oldest leave first.
create table shelf_lots (
  id integer primary key generated always as identity,
  shelf_id integer not null references shelves,
  came_at timestamptz not null,
  pieces integer not null check (pieces > 0),
  remaining integer not null check (remaining between 0 and pieces),
  -- Storage is reckoned up to here.
  charged_to timestamptz not null
);
create index shelf_lots_of on shelf_lots (shelf_id, id) where remaining > 0;

-- Storage that pieces of a lot cost, monthly and when they leave.
create table shelf_charges (
  id bigint primary key generated always as identity,
  shelf_id integer not null references shelves,
  account_id integer not null references accounts,
  lot_id integer not null references shelf_lots,
  pieces integer not null check (pieces > 0),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  cents integer not null check (cents > 0),
  at timestamptz not null,
  -- Null until it is paid.
  entry_id bigint
);
create index shelf_charges_of on shelf_charges (shelf_id);
create index shelf_charges_unpaid on shelf_charges (account_id) where entry_id is null;
