-- A themed page reads the goods that take part in anything, in its order, and picks its own flag from the index alone.
-- Four indexes serve every theme and all five orders.
create index products_active_bestselling on products (monthly_sales desc, id desc)
  include (activity_flags) where activity_flags <> 0;
create index products_active_by_price on products (price_fen, id)
  include (activity_flags) where activity_flags <> 0;
create index products_active_newest on products (created_at desc, id desc)
  include (activity_flags) where activity_flags <> 0;
create index products_active_recommended on products (recommend_score desc, id desc)
  include (activity_flags) where activity_flags <> 0;

-- A department that hardly takes part would have a themed page walk through everybody else's goods in its order. Its
-- own participants are few enough to be sorted, and this index holds all that sorting needs.
create index products_active_in_category on products (category_id)
  include (activity_flags, id, monthly_sales, price_fen, created_at, recommend_score) where activity_flags <> 0;

-- How many goods of a leaf take part in an activity; kept because counting them would cost more than showing them.
create table activity_counts (
  flag integer not null,
  category_id integer not null references categories,
  product_count integer not null,
  primary key (flag, category_id)
);
insert into activity_counts
  select flag, category_id, count(*) from products, unnest('{1,2,4,8,16,32}'::int[]) flag
  where activity_flags & flag <> 0 group by 1, 2;

-- A supplier's own goods in the other orders; bestselling has its index already.
create index products_of_supplier_by_price on products (supplier_id, price_fen, id);
create index products_of_supplier_newest on products (supplier_id, created_at desc, id desc);
create index products_of_supplier_recommended on products (supplier_id, recommend_score desc, id desc);

-- The head of a themed page.
create table activities (
  theme text primary key,
  title text not null,
  text text not null,
  picture text not null,
  -- Whether the picture is light or dark where the words stand.
  tone text not null check (tone in ('light', 'dark'))
);
