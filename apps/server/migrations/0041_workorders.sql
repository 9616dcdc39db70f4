-- An after-sale case about one order.
create table work_orders (
  id integer primary key generated always as identity,
  order_id integer not null references orders,
  account_id integer not null references accounts,
  -- 1 missing, 2 wrong, 3 damaged, 4 quality, 5 not received, 6 late, 7 weight, 8 payment, 9 address, 10 other
  type smallint not null check (type between 1 and 10),
  -- 10 open, 20 in progress, 30 waiting for the shopper, 40 solved, 50 closed
  state smallint not null check (state in (10, 20, 30, 40, 50)),
  -- How many pieces it is about.
  quantity integer not null check (quantity > 0),
  -- 1 money back, 2 send it again, 3 you decide
  wish smallint not null check (wish in (1, 2, 3)),
  -- What it is about, to be searched for.
  title text not null,
  opened_at timestamptz not null,
  -- The last time that somebody said or did something.
  changed_at timestamptz not null,
  -- When it came to its present state: what silence, closing and reopening are counted from.
  state_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  decide_by timestamptz not null,
  decided_at timestamptz,
  -- Reminders since we asked the shopper.
  reminders smallint not null default 0,
  reopened smallint not null default 0,
  escalated_at timestamptz,
  close_reason text check (close_reason in ('accepted', 'time', 'silence', 'withdrawn')),
  taken_by integer references accounts,
  last_text text not null,
  -- Whether the shopper has not seen the last thing that we said.
  unread boolean not null default false,
  back_cents integer not null default 0 check (back_cents >= 0),
  check ((state = 50) = (close_reason is not null)),
  check (state <> 40 or decided_at is not null)
);
create unique index work_orders_one_open on work_orders (order_id, type) where state in (10, 20, 30);
create index work_orders_of_account on work_orders (account_id, changed_at desc, id desc);
create index work_orders_of_order on work_orders (order_id, id desc);
create index work_orders_waiting on work_orders (state, state_at) where state in (10, 20, 30, 40);

create table work_order_lines (
  id integer primary key generated always as identity,
  work_order_id integer not null references work_orders,
  at timestamptz not null,
  voice text not null check (voice in ('shopper', 'staff', 'shop')),
  by_account integer references accounts,
  text text not null,
  files uuid[] not null default '{}'
);
create index work_order_lines_of on work_order_lines (work_order_id, id);

create table work_order_moves (
  id integer primary key generated always as identity,
  work_order_id integer not null references work_orders,
  at timestamptz not null,
  from_state smallint,
  to_state smallint not null,
  voice text not null check (voice in ('shopper', 'staff', 'shop')),
  by_account integer references accounts,
  why text not null
);
create index work_order_moves_of on work_order_moves (work_order_id, id);

-- How a case ended; one that costs much waits for approval first.
create table work_order_outcomes (
  id integer primary key generated always as identity,
  work_order_id integer not null references work_orders,
  kind text not null check (kind in ('refund', 'resend', 'coupon', 'freight', 'claim', 'none')),
  -- 10 proposed, 20 done, 30 declined
  state smallint not null check (state in (10, 20, 30)),
  -- What was asked for, so that an approval carries out exactly this.
  wish jsonb not null,
  answer text not null,
  goods_cents integer not null default 0 check (goods_cents >= 0),
  freight_cents integer not null default 0 check (freight_cents >= 0),
  parcel_cents integer not null default 0 check (parcel_cents >= 0),
  extra_cents integer not null default 0 check (extra_cents >= 0),
  -- What gave the goods and freight back, and what gave the rest.
  entry_id bigint references ledger_entries,
  extra_entry_id bigint references ledger_entries,
  coupon_id integer,
  new_order_id integer references orders,
  proposed_by integer not null references accounts,
  proposed_at timestamptz not null,
  decided_by integer references accounts,
  decided_at timestamptz,
  note text not null default '',
  check ((state = 10) = (decided_at is null))
);
create unique index work_order_outcomes_one_proposed on work_order_outcomes (work_order_id) where state = 10;
create index work_order_outcomes_of on work_order_outcomes (work_order_id, id);

-- The working days that we were late on, each paid for once.
create table work_order_late_days (
  work_order_id integer not null references work_orders,
  day date not null,
  coins integer not null check (coins > 0),
  entry_id bigint not null references ledger_entries,
  primary key (work_order_id, day)
);
