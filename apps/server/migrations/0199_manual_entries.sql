-- What finance asks to book by hand; whether somebody agreed is in staff_decisions, and what was booked in the ledger.
create table manual_entries (
  id integer primary key generated always as identity,
  key uuid not null unique,
  from_owner integer references accounts,
  from_book text not null,
  to_owner integer references accounts,
  to_book text not null,
  cents bigint not null check (cents > 0),
  note text not null,
  why text not null,
  -- The day that it counts for, where that is not the day on which it is booked.
  day date,
  reverses integer references manual_entries,
  asked_by integer not null references accounts,
  asked_at timestamptz not null,
  entry_id bigint unique references ledger_entries,
  check (day is null or (from_owner is null and to_owner is null)),
  check ((from_owner, from_book) is distinct from (to_owner, to_book))
);
create index manual_entries_of_from on manual_entries (from_owner) where from_owner is not null;
create index manual_entries_of_to on manual_entries (to_owner) where to_owner is not null;
-- Of what gives one back, one is booked.
create unique index manual_entries_reversed_once on manual_entries (reverses) where reverses is not null and entry_id is not null;

-- A row says what was asked for, for good; it is only told once which entry it became.
create function refuse_to_change_manual_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.entry_id is null and new.entry_id is not null
    and to_jsonb(new) - 'entry_id' = to_jsonb(old) - 'entry_id' then
    return new;
  end if;
  raise exception 'what was asked to be booked by hand is never changed';
end $$;
create trigger manual_entries_stay before update or delete on manual_entries
  for each row execute function refuse_to_change_manual_entry();

-- Who decided about a thing is looked up by what it is called.
create index staff_decisions_of_subject on staff_decisions (subject);
