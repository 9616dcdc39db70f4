alter table orders
  -- When our buyers bought it: what the supplier's clocks run from.
  add column bought_at timestamptz,
  -- When the shopper was told, once each, that we or the supplier were late.
  add column apologised_at timestamptz,
  add column late_told_at timestamptz,
  add column reminders smallint not null default 0,
  -- The coins that were given for its goods, and what gave them.
  add column reward_coins integer not null default 0,
  add column reward_entry_id bigint references ledger_entries;
create index orders_to_close on orders (signed_at) where status in (70, 114);
create index orders_signed on orders (account_id, signed_at) where signed_at is not null;

-- A wish for money or goods back that somebody else has to agree to.
create table order_requests (
  id integer primary key generated always as identity,
  order_id integer not null references orders,
  account_id integer not null references accounts,
  -- 1 cancel, 2 return and refund, 3 exchange, 4 refund only
  refund_type smallint not null check (refund_type between 1 and 4),
  -- 1 changed their mind, 2 the supplier's fault
  reason smallint not null check (reason in (1, 2)),
  content text not null,
  -- The row of the ladder whose terms the shopper saw; another row makes it void.
  ladder_row text not null,
  -- 10 waiting, 20 agreed, 30 refused, 40 withdrawn
  state smallint not null check (state in (10, 20, 30, 40)),
  -- What goes back of each part, as the shopper was shown it.
  cash jsonb not null,
  back_cents integer not null check (back_cents >= 0),
  coupon boolean not null,
  coins boolean not null,
  -- Whether the handling fee was waived this once.
  waived boolean not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references accounts,
  answer text not null default '',
  check ((state = 10) = (decided_at is null))
);
create unique index order_requests_one_open on order_requests (order_id) where state = 10;
create index order_requests_of_order on order_requests (order_id, id desc);
create index order_requests_waiting on order_requests (due_at) where state = 10;
create index order_requests_waived on order_requests (account_id, created_at) where waived and state in (10, 20);

create table order_reviews (
  order_id integer primary key references orders,
  account_id integer not null references accounts,
  score smallint not null check (score between 1 and 5),
  content text not null,
  at timestamptz not null
);
