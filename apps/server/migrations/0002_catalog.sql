create table categories (
  id integer primary key,
  parent_id integer references categories,
  level smallint not null check (level between 1 and 3),
  name text not null,
  name_zh text not null,
  picture text not null,
  position smallint not null,
  product_count integer not null default 0,
  check ((parent_id is null) = (level = 1))
);

create table suppliers (
  id bigint primary key,
  name text not null,
  name_zh text not null,
  city text not null,
  province text not null,
  years smallint not null,
  factory boolean not null,
  -- Rates in basis points, as the supplier site reports them over 30 days.
  pickup_24h smallint not null,
  quality_return smallint not null,
  repurchase smallint not null,
  -- Hundredths of a star.
  rating smallint not null,
  product_count integer not null default 0
);
create index suppliers_by_rating on suppliers (rating desc, id);

create table products (
  id bigint primary key,
  category_id integer not null references categories,
  supplier_id bigint not null references suppliers,
  title text not null,
  title_zh text not null,
  description text not null,
  pictures text[] not null,
  attributes jsonb not null,
  choices jsonb not null,
  price_breaks jsonb not null,
  quote_type smallint not null,
  price_fen integer not null check (price_fen > 0),
  unit smallint not null,
  min_order integer not null check (min_order > 0),
  batch integer not null check (batch > 0),
  weight_grams integer not null check (weight_grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  special smallint not null,
  stock_type smallint not null,
  activity_flags integer not null,
  monthly_sales integer not null,
  rating smallint not null,
  rating_count integer not null,
  recommend_score integer not null,
  created_at timestamptz not null
);
-- A department is read by merging its leaves, so leaf order serves every level of the tree.
create index products_bestselling on products (category_id, monthly_sales desc, id desc);
create index products_by_price on products (category_id, price_fen, id);
create index products_newest on products (category_id, created_at desc, id desc);
create index products_recommended on products (category_id, recommend_score desc, id desc);
create index products_hot on products (monthly_sales desc, id desc);
create index products_fresh on products (created_at desc, id desc);
create index products_picked on products (recommend_score desc, id desc);
create index products_of_supplier on products (supplier_id, monthly_sales desc, id desc);
create index products_sa_stock on products (monthly_sales desc, id desc) where stock_type = 1;

create table skus (
  id bigint primary key,
  product_id bigint not null references products,
  position smallint not null,
  options text[] not null,
  picture text not null,
  price_fen integer not null check (price_fen > 0),
  stock integer not null check (stock >= 0),
  unique (product_id, position)
);

create table banners (
  id integer primary key generated always as identity,
  title text not null,
  text text not null,
  action text not null,
  href text not null,
  picture text not null,
  -- Whether the picture is light or dark where the words stand.
  tone text not null check (tone in ('light', 'dark')),
  position smallint not null,
  shown_from timestamptz not null,
  shown_until timestamptz
);
