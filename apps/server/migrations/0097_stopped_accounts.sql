-- An administrator can stop an account: nobody can log in with it until it is let go on.

alter table accounts
  add column stopped_at timestamptz,
  add column stopped_by integer references accounts (id),
  add column stopped_because text,
  add constraint accounts_stopped check (
    (stopped_at is null) = (stopped_by is null) and (stopped_at is null) = (stopped_because is null)
  );
