-- Since when an account has an address that took the place of another; null: since it was opened.
alter table accounts
  add column email_changed_at timestamptz,
  add column mobile_changed_at timestamptz;

-- What addresses accounts had before, and who changed them: for the owner who says that it was not them.
create table contact_changes (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts,
  what text not null check (what in ('email', 'mobile')),
  before text,
  after text not null,
  changed_by integer not null references accounts,
  changed_at timestamptz not null
);
create index contact_changes_by_account on contact_changes (account_id, id);
