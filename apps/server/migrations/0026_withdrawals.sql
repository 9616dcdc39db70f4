-- Where a shopper's money is paid out to. A change is a new row: withdrawals keep the one they were asked with.
create table bank_accounts (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  bank text not null,
  branch_code text not null check (branch_code ~ '^\d{6}$'),
  kind smallint not null,
  holder text not null,
  number_tail text not null,
  number_key text not null,
  number_sealed bytea not null,
  added_at timestamptz not null,
  verified_at timestamptz,
  verified_by integer references accounts,
  replaced_at timestamptz
);
create unique index bank_accounts_in_use on bank_accounts (account_id) where replaced_at is null;

-- Who somebody is, with the picture of a document that staff compare.
create table identity_proofs (
  account_id integer primary key references accounts,
  id_type smallint not null,
  id_tail text not null,
  id_key text not null,
  id_sealed bytea not null,
  files uuid[] not null,
  sent_at timestamptz not null,
  -- 10 waiting, 20 verified, 30 refused
  status smallint not null check (status in (10, 20, 30)),
  reason text not null default '',
  decided_at timestamptz,
  decided_by integer references accounts
);

create table withdrawals (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  key uuid not null,
  bank_account_id integer not null references bank_accounts,
  amount_cents integer not null check (amount_cents > 0),
  -- Part of the amount: the bank gets the rest.
  fee_cents integer not null check (fee_cents >= 0 and fee_cents < amount_cents),
  -- 10 submitted, 20 processing, 30 paid, 40 rejected, 50 cancelled
  status smallint not null check (status in (10, 20, 30, 40, 50)),
  reason text not null default '',
  reference text not null default '',
  -- The one that was copied into this one.
  again_of integer references withdrawals,
  hold_id bigint not null unique references ledger_holds,
  due_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (account_id, key)
);
create index withdrawals_of_account on withdrawals (account_id, id desc);
create index withdrawals_open on withdrawals (status, id) where status in (10, 20);

create table withdrawal_moves (
  withdrawal_id integer not null references withdrawals,
  at timestamptz not null,
  from_status smallint,
  to_status smallint not null,
  by_account integer not null references accounts,
  note text not null default ''
);
create index withdrawal_moves_of on withdrawal_moves (withdrawal_id, at);
