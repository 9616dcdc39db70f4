create table accounts (
  id integer primary key generated always as identity,
  username text not null,
  email text not null check (length(email) < 255),
  password_hash text not null,
  user_type smallint not null,
  customer_type smallint not null default 0,
  customer_identity smallint not null default 1,
  vip_level smallint not null default 0 check (vip_level between 0 and 3),
  leader boolean not null default false,
  staff_role text,
  created_at timestamptz not null
);
create unique index accounts_by_username on accounts (lower(username));
create unique index accounts_by_email on accounts (lower(email));

create table sessions (
  -- SHA-256 of the ticket: whoever reads this table still cannot log in.
  ticket_hash bytea primary key,
  account_id integer not null references accounts,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);
