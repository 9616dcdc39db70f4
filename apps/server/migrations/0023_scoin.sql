-- S Coin by when it was earned, because the oldest is spent and lost first. The purse of the ledger says how much there
-- is; what is left of all lots is the same number, or nothing where the purse is below it.
create table scoin_lots (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts,
  entry_id bigint not null unique references ledger_entries,
  reason text not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  earned_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > earned_at),
  -- When its owner was told that it ends.
  told_at timestamptz
);
create index scoin_lots_of_account on scoin_lots (account_id, expires_at, id) where remaining > 0;
create index scoin_lots_ending on scoin_lots (expires_at) where remaining > 0;
create index scoin_lots_by_reason on scoin_lots (account_id, reason, earned_at);

-- From which lots an entry took its coins, so that they can go back there.
create table scoin_takings (
  entry_id bigint not null references ledger_entries,
  lot_id bigint not null references scoin_lots,
  amount integer not null check (amount > 0),
  returned integer not null default 0 check (returned between 0 and amount),
  primary key (entry_id, lot_id)
);
create index scoin_takings_of_lot on scoin_takings (lot_id);
