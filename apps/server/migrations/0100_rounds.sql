-- Group shipments: an ambassador opens a round, members put collected orders in, all of it goes to the ambassador.
create table rounds (
  id integer primary key generated always as identity,
  leader_id integer not null references accounts,
  -- Sent again, a wish is still one round.
  key uuid not null,
  name text not null,
  line text not null,
  -- 10 open, 20 closed (billing), 30 packed, 40 shipped, 50 at the ambassador, 60 handing over, 70 finished, 90 cancelled.
  state smallint not null check (state in (10, 20, 30, 40, 50, 60, 70, 90)),
  state_at timestamptz not null,
  public boolean not null,
  -- In the link of a round that is not public.
  code text not null,
  notice text not null default '',
  picture uuid,
  target_grams integer check (target_grams > 0),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  extended_at timestamptz,
  closed_at timestamptz,
  -- For those whose balance was too low when it closed.
  pay_until timestamptz,
  -- The discount that was reached, and what packing the one shipment costs: of those that are left.
  basis_points integer not null default 0,
  packing_cents integer not null default 0,
  -- Everybody has paid or dropped out.
  billed_at timestamptz,
  shipped_at timestamptz,
  arrived_at timestamptz,
  finished_at timestamptz,
  unique (leader_id, key)
);
create index rounds_of_leader on rounds (leader_id, id);
create index rounds_by_state on rounds (state, ends_at) where state not in (70, 90);
create index rounds_by_age on rounds (state, id);

-- What somebody has in a round, with all that its price follows from.
create table round_parts (
  round_id integer not null references rounds,
  account_id integer not null references accounts,
  state text not null check (state in ('in', 'left', 'dropped', 'sentBack', 'handedOver')),
  joined_at timestamptz not null,
  receiver_id integer not null,
  insured boolean not null,
  auto_debit boolean not null,
  order_count integer not null,
  grams integer not null,
  cubic_centimetres integer not null,
  billable_grams integer not null,
  freight_cents integer not null,
  other_cents integer not null,
  member_basis_points integer not null,
  -- What they saw last before they put something in or took something out; the most they pay follows from it.
  shown_cents integer not null,
  -- The same parcel by itself.
  alone_cents integer not null,
  packing_cents integer not null default 0,
  parcel_id integer unique references parcels,
  ended_at timestamptz,
  why text not null default '',
  arrived_at timestamptz,
  handed_over_at timestamptz,
  reminders smallint not null default 0,
  -- Cases that the leader opened about it.
  cases integer[] not null default '{}',
  primary key (round_id, account_id)
);
create index round_parts_of_account on round_parts (account_id, round_id);
create index round_parts_waiting on round_parts (arrived_at) where arrived_at is not null and state = 'in';

create table round_moves (
  id bigint primary key generated always as identity,
  round_id integer not null references rounds,
  at timestamptz not null,
  from_state smallint,
  to_state smallint not null,
  who text not null check (who in ('leader', 'staff', 'clock')),
  by_account integer references accounts,
  why text not null default ''
);
create index round_moves_of on round_moves (round_id, id);

-- The open round that a collected order lies in: nothing else can be done with it meanwhile.
alter table orders add column round_id integer references rounds;
create index orders_in_rounds on orders (account_id, id) where round_id is not null;
create index orders_of_round on orders (round_id) where round_id is not null;

-- The closed round that a parcel travels with, and what its price follows from.
alter table parcels
  add column round_id integer references rounds,
  add column round jsonb,
  add constraint parcels_round check ((round_id is null) = (round is null));
create index parcels_of_round on parcels (round_id) where round_id is not null;
