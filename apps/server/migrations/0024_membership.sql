create extension if not exists btree_gist;

-- Until when the level holds, so that it ends on time whether or not a job has come by.
alter table accounts add column vip_until timestamptz;
create index accounts_vip_until on accounts (vip_until) where vip_level > 0;

-- A term is a stretch of days of one tier that was bought or given: the days after from_day, up to and with to_day.
create table membership_terms (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts,
  tier smallint not null check (tier between 1 and 3),
  kind text not null check (kind in ('new', 'renewal', 'upgrade', 'free')),
  months smallint not null check (months between 1 and 120),
  from_day date not null,
  to_day date not null check (to_day > from_day),
  -- What its days are worth together: what was paid, and what the days it replaced were worth.
  value_cents integer not null check (value_cents >= 0),
  credit_cents integer not null check (credit_cents >= 0),
  paid_cents integer not null check (paid_cents >= 0),
  entry_id bigint unique references ledger_entries,
  client_key uuid,
  made_at timestamptz not null,
  replaced_by bigint references membership_terms deferrable initially deferred,
  cancelled_at timestamptz,
  refund_id bigint unique references ledger_entries,
  unique (account_id, client_key),
  check ((entry_id is not null) = (paid_cents > 0)),
  check ((refund_id is not null) = (cancelled_at is not null and paid_cents > 0)),
  check (kind = 'free' or paid_cents + credit_cents = value_cents),
  -- Nobody has two memberships on one day.
  exclude using gist (account_id with =, daterange(from_day, to_day, '(]') with &&)
    where (replaced_by is null and cancelled_at is null)
);
create index membership_terms_replaced on membership_terms (replaced_by) where replaced_by is not null;
create index membership_terms_ending on membership_terms (to_day) where replaced_by is null and cancelled_at is null;

-- What of a membership was used for what, and what it saved.
create table membership_uses (
  account_id integer not null references accounts,
  benefit text not null check (benefit in ('serviceFee', 'freight', 'storage', 'scoin', 'coupon', 'photo')),
  ref text not null,
  saved_cents integer not null check (saved_cents >= 0),
  at timestamptz not null,
  primary key (account_id, benefit, ref)
);
create index membership_uses_by_time on membership_uses (account_id, at);
