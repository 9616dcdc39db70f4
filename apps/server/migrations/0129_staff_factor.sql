-- The second factor of staff: a secret that their phone knows, too (RFC 6238). Sealed; whoever reads this makes no codes.
create table staff_factors (
  account_id integer primary key references accounts,
  key_id text not null,
  secret_sealed bytea not null,
  -- Null until the first code of the phone was right.
  confirmed_at timestamptz,
  -- The last 30 seconds whose code was used: none is taken twice, nor an older one.
  last_step integer not null default 0,
  -- Wrong codes since the last right one.
  wrong integer not null default 0 check (wrong >= 0),
  locked_until timestamptz
);

-- For a lost phone: each opens one session. Blinded with a key that is not in the database.
create table staff_recovery_codes (
  account_id integer not null references staff_factors on delete cascade,
  code_blind bytea not null,
  primary key (account_id, code_blind)
);

-- When the second factor of a session was right; staff who need one are nobody without it.
alter table sessions add column proven_at timestamptz;
