-- What was offered to the shopper of an order that could not be had.
create table order_substitutes (
  order_id integer primary key references orders,
  product_id bigint not null,
  title text not null,
  note text not null default '',
  offered_by integer not null references accounts,
  offered_at timestamptz not null
);

-- Failures, the newest first, and those of one supplier.
create index orders_failed on orders (status_at desc, id desc) where status = 31;
create index orders_failed_of on orders (supplier_id, status_at) where status = 31;
-- A supplier's score, and what is late.
create index supplier_purchases_of on supplier_purchases (supplier_id, created_at);
create index supplier_purchases_unsent on supplier_purchases (placed_at) where state in (20, 30);
-- What waits to be packed or to leave, and what lies where.
create index parcels_unpacked on parcels (paid_at) where status = 20;
