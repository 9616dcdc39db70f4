-- Money that we ask a seller to give back, from the asking to the end.
create table supplier_refunds (
  id integer primary key generated always as identity,
  purchase_id integer not null references supplier_purchases,
  supplier_order_id text not null references supplier_purchase_orders,
  -- 10 being sent, 20 waits for the seller, 25 the seller wants it changed, 30 we send the goods back, 40 on their way back, 80 paid back, 90 closed
  state smallint not null check (state in (10, 20, 25, 30, 40, 80, 90)),
  -- The supplier site's number of it.
  refund_id text,
  goods_at text not null,
  goods_return boolean not null,
  goods_fen integer not null check (goods_fen >= 0),
  freight_fen integer not null check (freight_fen >= 0),
  reason_id text not null,
  reason text not null,
  note text not null,
  photos uuid[] not null,
  company text not null default '',
  bill text not null default '',
  -- What the supplier site said when it did not take it.
  answer text not null default '',
  -- What came back, in yuan and in the books.
  refunded_fen integer,
  back_cents integer,
  entry_id bigint unique references ledger_entries,
  asked_by integer not null references accounts,
  asked_at timestamptz not null,
  -- It may have reached the supplier site.
  sent_at timestamptz,
  changed_at timestamptz not null,
  check ((entry_id is null) = (coalesce(back_cents, 0) = 0))
);
create unique index supplier_refunds_open on supplier_refunds (supplier_order_id) where state < 80;
create index supplier_refunds_of on supplier_refunds (purchase_id, id desc);
create index supplier_refunds_by_state on supplier_refunds (state, changed_at);

-- The same for orders of the demo world: how much, and since when.
alter table demo_supplier_orders add column refund jsonb;
