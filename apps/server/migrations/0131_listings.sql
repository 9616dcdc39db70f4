-- Sellers whose goods lie on our shelves sell them here: each is a supplier, and what they sell is a product of SA stock with a
-- price in rand of its own.
alter table suppliers add column seller_account integer unique references accounts;
alter table products add column rand_cents integer check (rand_cents > 0);
alter table skus add column rand_cents integer check (rand_cents > 0);
create sequence seller_goods_numbers start 7000000000001;

-- Pieces that are for sale, or bought and not sent yet.
alter table shelves add column listed integer not null default 0 check (listed >= 0);

create table shelf_listings (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  shelf_id integer not null unique references shelves,
  product_id bigint not null unique references products,
  sku_id bigint not null unique references skus,
  -- 10 waiting for approval, 20 live, 30 refused, 40 hidden, 50 taken off.
  state smallint not null check (state in (10, 20, 30, 40, 50)),
  state_at timestamptz not null,
  created_at timestamptz not null,
  price_cents integer not null check (price_cents > 0),
  -- Why it was refused or hidden, and by whom.
  reason text not null default '',
  decided_by integer references accounts,
  -- Set by the first approval: all that this seller lists from then on is for sale at once.
  approved_at timestamptz,
  -- What was refused once waits whenever it is listed again, until it is approved.
  refused_at timestamptz
);
create index shelf_listings_of on shelf_listings (account_id, id);
create index shelf_listings_at on shelf_listings (state, state_at, id);

-- What was agreed with the seller, from when on: a sale is paid out by the terms that held when it was paid for.
create table listing_terms (
  listing_id integer not null references shelf_listings,
  from_at timestamptz not null,
  price_cents integer not null,
  fee_basis_points integer not null,
  -- Of one piece.
  delivery_cents integer not null,
  primary key (listing_id, from_at)
);

-- A sale is an order whose pieces have left the shelf.
create table listing_sales (
  order_id integer primary key references orders,
  listing_id integer not null references shelf_listings,
  account_id integer not null references accounts,
  quantity integer not null check (quantity > 0),
  goods_cents integer not null check (goods_cents >= 0),
  -- What refunds have left of the goods.
  kept_cents integer not null check (kept_cents between 0 and goods_cents),
  fee_basis_points integer not null,
  delivery_cents integer not null,
  -- What of it is the seller's.
  amount_cents integer not null check (amount_cents >= 0),
  sold_at timestamptz not null,
  signed_at timestamptz,
  ready_at timestamptz,
  -- What was paid out, when and by which entry; what was taken back of it since.
  paid_at timestamptz,
  paid_cents integer not null default 0,
  entry_id bigint,
  back_cents integer not null default 0 check (back_cents between 0 and paid_cents),
  -- Pieces that came back to the shelf.
  came_back integer not null default 0 check (came_back between 0 and quantity),
  check ((signed_at is null) = (ready_at is null))
);
create index listing_sales_of on listing_sales (account_id, order_id);
create index listing_sales_due on listing_sales (ready_at) where paid_at is null and ready_at is not null;
create index listing_sales_out on listing_sales (order_id) where kept_cents = 0;
