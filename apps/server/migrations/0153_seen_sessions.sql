-- Somebody of service sees the shop as one of its shoppers, to help them: a ticket of another kind, which only looks, ends by itself
-- and ends with the session of who opened it.
create table seen_sessions (
  ticket_hash bytea primary key,
  account_id integer not null references accounts (id),
  by_account integer not null references accounts (id) check (by_account <> account_id),
  by_ticket_hash bytea not null,
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '15 minutes')
);
create index seen_sessions_of on seen_sessions (account_id);
