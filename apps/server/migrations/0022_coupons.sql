-- What coupons are made from. A coupon keeps the terms that it was given with, so a template may change.
create table coupon_templates (
  id integer primary key generated always as identity,
  key text not null unique,
  name text not null check (length(name) between 1 and 60),
  type smallint not null check (type between 1 and 4),
  amount_cents integer not null check (amount_cents >= 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  cap_cents integer not null check (cap_cents >= 0),
  minimum_cents integer not null check (minimum_cents >= 0),
  life_days integer not null check (life_days between 1 and 3650),
  -- Vouchers that were paid for live for three years at least.
  sold boolean not null default false check (not sold or life_days >= 1095),
  check ((amount_cents > 0) <> (basis_points > 0)),
  check ((basis_points > 0) = (cap_cents > 0))
);

create table coupons (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts,
  template_id integer not null references coupon_templates,
  -- Why it was given, once: 'signup:…', 'snatch:17:2026-11-15'. The same reason never gives a second one.
  reason text not null unique,
  name text not null,
  type smallint not null check (type between 1 and 4),
  amount_cents integer not null,
  basis_points integer not null,
  cap_cents integer not null,
  minimum_cents integer not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  -- 1 unused, 2 locked, 3 used. Expired is what is unused when its time is over.
  state smallint not null check (state in (1, 2, 3)),
  -- What it is locked or used for: 'checkout:17', 'parcel:9'. One coupon for each of them.
  used_for text unique,
  discount_cents integer not null default 0 check (discount_cents >= 0),
  reminded_at timestamptz,
  check ((state = 1) = (used_for is null)),
  check ((state = 1) = (discount_cents = 0))
);
create index coupons_of_account on coupons (account_id, state, expires_at);
create index coupons_to_remind on coupons (expires_at) where state = 1 and reminded_at is null;

-- What happened to a coupon. Rows are only added.
create table coupon_moves (
  coupon_id bigint not null references coupons,
  step integer not null check (step >= 1),
  move text not null check (move in ('granted', 'locked', 'used', 'returned')),
  ref text not null,
  discount_cents integer not null check (discount_cents >= 0),
  at timestamptz not null,
  primary key (coupon_id, step)
);

-- What is given out every day at an hour of Johannesburg.
create table snatch_offers (
  id integer primary key generated always as identity,
  template_id integer not null references coupon_templates,
  hour smallint not null check (hour between 0 and 23),
  stock integer not null check (stock > 0),
  active boolean not null default true,
  unique (template_id, hour)
);

-- One offer on one day. Never more are taken than there are: the check stands behind the update that counts.
create table snatch_rounds (
  id integer primary key generated always as identity,
  offer_id integer not null references snatch_offers,
  template_id integer not null references coupon_templates,
  day date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  stock integer not null check (stock > 0),
  taken integer not null default 0 check (taken between 0 and stock),
  unique (day, offer_id)
);

-- Who got one: one for each account a day. Its coupon has the reason 'snatch:<account>:<day>'.
create table snatches (
  account_id integer not null references accounts,
  day date not null,
  round_id integer not null references snatch_rounds,
  primary key (account_id, day)
);
create index snatches_of_round on snatches (round_id);
