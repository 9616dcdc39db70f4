-- Who of staff looked at a private file of somebody, when, and for what. Files may be deleted, this is not.
create table file_looks (
  id bigint primary key generated always as identity,
  file_id uuid not null,
  owner_id integer not null references accounts,
  purpose text not null,
  by_account integer not null references accounts,
  about text not null,
  at timestamptz not null
);
create index file_looks_of_file on file_looks (file_id, id);
create trigger file_looks_stay before update or delete or truncate on file_looks
  for each statement execute function refuse_to_change_log();
