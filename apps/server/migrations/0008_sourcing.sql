-- 0: this account may not buy by pasting 1688 links.
alter table accounts add column use_1688_link smallint not null default 1 check (use_1688_link in (0, 1));

alter table products
  -- False: the supplier took it down. It stays, because orders, favourites and links point at it.
  add column on_shelf boolean not null default true,
  -- When price and stock were last read at the supplier.
  add column checked_at timestamptz not null default now(),
  -- Until then one process is reading them again, and the others wait for it.
  add column recheck_until timestamptz;

-- What an order at the supplier must name; not the same as the SKU's number.
alter table skus add column spec_id text not null default '';

-- The supplier site's own name for a seller; sellers that came with the demo world have none.
alter table suppliers add column open_id text;
create unique index suppliers_by_open_id on suppliers (open_id);
create sequence supplier_numbers start 8000000000000;

-- Which of our leaves a category of the supplier site belongs to.
create table supplier_categories (
  supplier_category_id bigint primary key,
  category_id integer not null references categories
);

-- Where the pictures of fetched products come from; the key is a hash of the address.
create table supplier_pictures (
  key text primary key,
  url text not null
);

create table supplier_tokens (
  app_key text primary key,
  -- Tells the refresh token of the environment that these tokens grew from.
  seed text not null,
  access_token text,
  access_ends_at timestamptz,
  refresh_token text not null,
  -- Until then one process is refreshing.
  claimed_until timestamptz
);

-- What short links lead to, so that nobody is asked twice.
create table short_links (
  url text primary key,
  link jsonb not null,
  followed_at timestamptz not null
);
create index short_links_by_age on short_links (followed_at);

-- Orders at the suppliers of the demo world.
create table demo_supplier_orders (
  id text primary key,
  out_order_id text not null unique,
  total_fen integer not null,
  freight_fen integer not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  close_reason text
);
