-- SA stock in the orders that are not bestselling, and in a department: read as the activities are.
create index products_sa_stock_by_price on products (price_fen, id) where stock_type = 1;
create index products_sa_stock_newest on products (created_at desc, id desc) where stock_type = 1;
create index products_sa_stock_recommended on products (recommend_score desc, id desc) where stock_type = 1;
create index products_sa_stock_in_category on products (category_id)
  include (id, monthly_sales, price_fen, created_at, recommend_score) where stock_type = 1;

-- How many SA stock goods a leaf has; kept for the same reason as activity_counts.
create table sa_stock_counts (
  category_id integer primary key references categories,
  product_count integer not null
);
insert into sa_stock_counts
  select category_id, count(*) from products where stock_type = 1 group by 1;

-- A page of goods that staff put together: its head, and the rule that fills it behind what was picked by hand.
create table showcases (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,40}$'),
  title text not null,
  text text not null,
  picture text not null,
  -- Whether the picture is light or dark where the words stand.
  tone text not null check (tone in ('light', 'dark')),
  rule jsonb
);

create table showcase_products (
  showcase text not null references showcases on delete cascade,
  product_id bigint not null references products on delete cascade,
  -- 100 pages of 20: what nobody could turn to is not kept.
  position smallint not null check (position between 1 and 2000),
  -- Picked by hand: stays when the rule fills the rest again.
  picked boolean not null,
  primary key (showcase, product_id),
  unique (showcase, position) deferrable initially deferred
);

-- Where a banner is shown: 'home' is the carousel of the home page, others are the ad slots of the shop.
alter table banners add column slot text not null default 'home' check (slot ~ '^[a-z0-9-]{1,40}$');

-- Single pieces that are sold as they are.
create table clearance_pieces (
  id integer primary key generated always as identity,
  category_id integer not null references categories,
  title text not null,
  pictures text[] not null check (cardinality(pictures) > 0),
  condition smallint not null check (condition between 1 and 4),
  reason smallint not null check (reason between 1 and 3),
  -- What is missing or marked, in our warehouse's words.
  note text not null,
  options text not null,
  weight_grams integer not null check (weight_grams > 0),
  warehouse text not null check (warehouse in ('johannesburg', 'guangzhou')),
  original_cents integer not null,
  price_cents integer not null check (price_cents > 0 and price_cents < original_cents),
  state smallint not null check (state in (10, 30, 40)),
  listed_at timestamptz not null
);
-- What was sold piles up over the years; what is on sale stays few enough to be filtered and sorted.
create index clearance_on_sale on clearance_pieces (listed_at desc, id desc) where state = 10;
