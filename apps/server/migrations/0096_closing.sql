-- An account can be closed by its owner. What the law wants kept of it goes later.

alter table accounts
  add column closing_asked_at timestamptz,
  add column closed_at timestamptz,
  add column papers_gone_at timestamptz;

create index accounts_closing on accounts (closing_asked_at) where closing_asked_at is not null and closed_at is null;
create index accounts_closed on accounts (closed_at) where closed_at is not null and papers_gone_at is null;
