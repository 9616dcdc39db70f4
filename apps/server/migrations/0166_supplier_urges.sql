-- Sellers whom we asked through the supplier site to send, and what was answered.
create table supplier_urges (
  id integer primary key generated always as identity,
  purchase_id integer not null references supplier_purchases,
  asked_at timestamptz not null,
  -- Somebody of staff; or the order whose shopper asked for it.
  asked_by integer references accounts,
  order_id integer references orders,
  outcome text not null check (outcome in ('asking', 'taken', 'refused')),
  answer text not null default ''
);
create index supplier_urges_of on supplier_urges (purchase_id, asked_at desc);
