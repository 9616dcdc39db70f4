-- What ambassadors and influencers earn: a line for each order or parcel, and one for what a month's goods raised.
create table earning_lines (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- Whose order or parcel it is; null for a whole month.
  person_id integer references accounts,
  -- 1 goods of a member, 2 own order, 3 higher rate of a month, 4 hand-over, 5 service fee and 6 freight of an invited one.
  kind smallint not null,
  order_id integer,
  parcel_id integer,
  -- The month that it counts for, '2026-11'.
  month text not null,
  signed_at timestamptz not null,
  base_cents integer not null,
  -- What of the base no refund has taken.
  kept_cents integer not null,
  -- 0: the amount is fixed.
  rate integer not null,
  amount_cents integer not null,
  reversed_cents integer not null default 0,
  ready_at timestamptz not null,
  -- When it came into the purse, and with which entry; without one where nothing was left of it.
  purse_at timestamptz,
  entry_id bigint,
  check (reversed_cents between 0 and amount_cents and kept_cents between 0 and base_cents)
);
create unique index earning_lines_of_order on earning_lines (order_id, kind) where order_id is not null;
create unique index earning_lines_of_parcel on earning_lines (parcel_id, kind) where parcel_id is not null;
create unique index earning_lines_of_month on earning_lines (account_id, month) where kind = 3;
create index earning_lines_stated on earning_lines (account_id, month);
create index earning_lines_pending on earning_lines (ready_at) where purse_at is null;

-- Months that are over: what goods they had, and which rate that gave. Nothing counts for them any more.
create table earning_months (
  account_id integer not null references accounts,
  month text not null,
  goods_cents bigint not null,
  rate integer not null,
  closed_at timestamptz not null,
  primary key (account_id, month)
);

-- Whose orders earn whoever brought them nothing, and why.
create table earning_blocks (
  earner_id integer not null references accounts,
  person_id integer not null references accounts,
  reason text not null,
  found_at timestamptz not null,
  primary key (earner_id, person_id)
);
