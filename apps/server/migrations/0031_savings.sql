-- Money that a shopper puts by for a goal. What is in it lies in the purse 'jar' of the ledger; closed jars are empty.
create table jars (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  name text not null check (length(name) between 1 and 30),
  target_cents integer not null check (target_cents > 0),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index jars_open on jars (account_id) where closed_at is null;
