-- What was paid for together, or is to be.
create table checkouts (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- Of the wish: sent again, it is still one checkout.
  key uuid not null,
  -- 0 bought in China, 1 from our shelves in Johannesburg
  market smallint not null check (market in (0, 1)),
  -- Order type of the product document: 0 purchase, 5 group purchase, 10 transfer, 15 clearance
  type smallint not null check (type in (0, 5, 10, 15)),
  -- 10 awaiting payment, 20 paid, 90 cancelled
  state smallint not null check (state in (10, 20, 90)),
  goods_cents integer not null check (goods_cents >= 0),
  china_freight_cents integer not null check (china_freight_cents >= 0),
  service_fee_cents integer not null check (service_fee_cents >= 0),
  services_cents integer not null check (services_cents >= 0),
  delivery_cents integer not null check (delivery_cents >= 0),
  coupon_cents integer not null check (coupon_cents >= 0),
  scoin_cents integer not null check (scoin_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  -- What the same would have cost without a membership, above the total.
  member_saving_cents integer not null default 0,
  coupon_id integer,
  scoin integer not null default 0 check (scoin >= 0),
  -- Coins that are set aside while it waits; once paid, the entry that took them.
  scoin_hold_id bigint,
  scoin_entry_id bigint,
  rate integer not null,
  vip_level smallint not null,
  -- Every line of the breakdown as the shopper agreed to it.
  lines jsonb not null,
  -- Where it goes, for what we send from Johannesburg.
  receiver jsonb,
  -- Paid by itself as soon as this recharge is credited.
  recharge_id integer,
  entry_id bigint unique references ledger_entries,
  created_at timestamptz not null,
  -- Until then the price stands.
  price_until timestamptz not null,
  -- Until then it can be paid.
  pay_until timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  reminders smallint not null default 0,
  unique (account_id, key),
  check (total_cents = goods_cents + china_freight_cents + service_fee_cents + services_cents + delivery_cents
    - coupon_cents - scoin_cents),
  check ((state = 20) = (paid_at is not null)),
  check ((state = 90) = (cancelled_at is not null))
);
create index checkouts_of_account on checkouts (account_id, id desc);
create index checkouts_open on checkouts (pay_until) where state = 10;
create index checkouts_by_recharge on checkouts (recharge_id) where recharge_id is not null;

-- One SKU of one product in a quantity, from payment to the shopper's door.
create table orders (
  id integer primary key generated always as identity,
  checkout_id integer not null references checkouts,
  account_id integer not null references accounts,
  type smallint not null check (type in (0, 5, 10, 15)),
  market smallint not null check (market in (0, 1)),
  status smallint not null,
  status_at timestamptz not null,
  product_id bigint not null,
  sku_id bigint not null,
  spec_id text not null default '',
  supplier_id bigint not null,
  supplier_name text not null,
  category_id integer not null,
  title text not null,
  title_zh text not null,
  options text[] not null,
  picture text not null,
  unit smallint not null,
  special smallint not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_fen integer not null,
  unit_cents integer not null,
  -- As its supplier says; the scales of our warehouse know better later.
  weight_grams integer not null,
  length_mm integer not null,
  width_mm integer not null,
  height_mm integer not null,
  goods_cents integer not null check (goods_cents >= 0),
  china_freight_cents integer not null check (china_freight_cents >= 0),
  service_fee_cents integer not null check (service_fee_cents >= 0),
  services_cents integer not null check (services_cents >= 0),
  delivery_cents integer not null check (delivery_cents >= 0),
  -- Taken off the goods.
  coupon_cents integer not null check (coupon_cents >= 0 and coupon_cents <= goods_cents),
  -- Taken off the fee first, then off the freight.
  scoin_cents integer not null check (scoin_cents >= 0 and scoin_cents <= service_fee_cents + china_freight_cents),
  scoin integer not null check (scoin >= 0),
  paid_cents integer not null check (paid_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= paid_cents),
  -- The payment in the books, and the entry that took its coins.
  entry_id bigint references ledger_entries,
  scoin_entry_id bigint references ledger_entries,
  -- For our buyers.
  remark text not null default '',
  -- For the shopper alone.
  mark text not null default '',
  services jsonb not null default '[]',
  -- The clearance piece, where it is one.
  piece_id integer,
  created_at timestamptz not null,
  paid_at timestamptz,
  collected_at timestamptz,
  signed_at timestamptz,
  evaluated_at timestamptz,
  reminded_at timestamptz,
  check (paid_cents = goods_cents + china_freight_cents + service_fee_cents + services_cents + delivery_cents
    - coupon_cents - scoin_cents)
);
create index orders_of_account on orders (account_id, id desc);
create index orders_by_status on orders (account_id, status, id desc);
create index orders_of_checkout on orders (checkout_id);
create index orders_to_buy on orders (supplier_id, id) where status = 20;
create index orders_on_their_way on orders (status, status_at) where status in (20, 30, 32, 35, 36, 37, 112, 113, 114, 70);
create unique index orders_one_of_piece on orders (piece_id) where piece_id is not null and status not in (90, 31, 115);

-- Every move: from, to, who, when, why, and what money moved.
create table order_moves (
  id bigint primary key generated always as identity,
  order_id integer not null references orders,
  at timestamptz not null,
  from_status smallint,
  to_status smallint not null,
  -- 1 shopper, 2 staff, 3 the shop itself
  who smallint not null check (who in (1, 2, 3)),
  by_account integer references accounts,
  why text not null default '',
  -- Whole cents back to the shopper, or paid when below zero.
  money_cents integer not null default 0,
  entry_id bigint references ledger_entries
);
create index order_moves_of on order_moves (order_id, id);
