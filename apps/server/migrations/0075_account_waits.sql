-- Wrong passwords for an account from wherever they came; those of a device or session that it knows are counted apart.
create table account_waits (
  account text primary key,
  wrong_at timestamptz[] not null,
  until timestamptz,
  last_at timestamptz not null
);
create index account_waits_by_age on account_waits (last_at);
