-- What the nightly look at the books found, each time.
create table books_checks (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  took_ms integer not null,
  -- How many things were looked at, and what was not true of them.
  checks integer not null,
  differences jsonb not null
);
create trigger books_checks_stay before update or delete or truncate on books_checks
  for each statement execute function refuse_to_change_log();

-- Months whose books are closed: nothing is dated in one of them any more.
create table ledger_closings (
  month text primary key check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- Where it ends.
  until timestamptz not null unique,
  closed_at timestamptz not null check (closed_at >= until),
  closed_by integer not null references accounts,
  entries bigint not null,
  -- What lay in each place at its end.
  sums jsonb not null
);
create trigger ledger_closings_stay before update or delete or truncate on ledger_closings
  for each statement execute function refuse_to_change_log();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_closings where until > new.at) then
    raise exception 'the books of % are closed', to_char(new.at at time zone 'Africa/Johannesburg', 'YYYY-MM')
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_entries_in_open_months before insert on ledger_entries
  for each row execute function refuse_closed_month();

-- The explorer looks for what an entry refers to; reports for what lies in a month.
create index ledger_entries_of_ref on ledger_entries (ref);
create index ledger_entries_at on ledger_entries using brin (at);
