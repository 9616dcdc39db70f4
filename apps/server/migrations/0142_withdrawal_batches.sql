-- Withdrawals that were put into one file for the bank. A line that the bank did not pay is dropped, with the reason, and may go
-- into another file.
create table withdrawal_batches (
  id integer primary key generated always as identity,
  made_at timestamptz not null,
  made_by integer not null references accounts,
  lines integer not null check (lines > 0),
  cents bigint not null check (cents > 0)
);
create table withdrawal_batch_lines (
  batch_id integer not null references withdrawal_batches,
  withdrawal_id integer not null references withdrawals,
  dropped_at timestamptz,
  dropped_by integer references accounts,
  reason text not null default '',
  primary key (batch_id, withdrawal_id),
  check ((dropped_at is null) = (dropped_by is null) and (dropped_at is null) = (reason = ''))
);
-- Nobody is paid by two files.
create unique index withdrawal_batch_lines_once on withdrawal_batch_lines (withdrawal_id) where dropped_at is null;
