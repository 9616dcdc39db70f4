-- An entry is one row: its postings as JSON, and what it did to purses as lists beside one another, in the order in which
-- purses are locked. Rows of their own for postings and lines cost more than all the rest of an entry. Whoever reads finds
-- them as before, as views.
alter table ledger_entries
  -- The reversed entry is locked when this is written; a key that is not given cost as much as one that is.
  drop constraint ledger_entries_reverses_fkey,
  add column postings json not null default '[]',
  -- The one or two shoppers whose purses it changed: what statements are found by.
  add column owner_id integer,
  add column other_id integer,
  add column owners integer[] not null default '{}',
  add column books text[] not null default '{}',
  add column changes bigint[] not null default '{}',
  add column afters bigint[] not null default '{}';
drop trigger ledger_entries_stay on ledger_entries;

do $$
declare entry bigint;
begin
  select entry_id into entry from ledger_lines group by entry_id having count(distinct owner_id) > 2 limit 1;
  if found then
    raise exception 'entry % changed the purses of more than two shoppers', entry;
  end if;
end $$;

update ledger_entries set postings = moved.postings
from (
  select entry_id, json_agg(json_strip_nulls(json_build_object(
    'from_owner', from_owner, 'from_book', from_book, 'to_owner', to_owner, 'to_book', to_book,
    'amount', amount, 'origin', origin, 'item', item, 'undoes', undoes)) order by position) as postings
  from ledger_postings group by entry_id
) as moved where moved.entry_id = id;

update ledger_entries set owner_id = moved.owner_id, other_id = nullif(moved.other_id, moved.owner_id),
  owners = moved.owners, books = moved.books, changes = moved.changes, afters = moved.afters
from (
  select entry_id, min(owner_id) as owner_id, max(owner_id) as other_id,
    array_agg(owner_id order by owner_id, book collate "C") as owners,
    array_agg(book order by owner_id, book collate "C") as books,
    array_agg(change order by owner_id, book collate "C") as changes,
    array_agg(after order by owner_id, book collate "C") as afters
  from ledger_lines group by entry_id
) as moved where moved.entry_id = id;

alter table ledger_entries
  alter column postings drop default,
  alter column owners drop default,
  alter column books drop default,
  alter column changes drop default,
  alter column afters drop default;
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_to_rewrite();
create index ledger_entries_of_owner on ledger_entries (owner_id, at, id);
create index ledger_entries_of_other on ledger_entries (other_id, at, id) where other_id is not null;

alter table ledger_returns
  drop constraint ledger_returns_entry_id_position_fkey,
  add foreign key (entry_id) references ledger_entries;
drop table ledger_postings, ledger_lines;

create view ledger_postings as
select entry.id as entry_id, (place - 1)::smallint as position, from_owner, from_book, to_owner, to_book,
  case when to_book like 'scoin%' then 'SCOIN' else 'ZAR' end as asset, amount, origin, item, undoes
from ledger_entries as entry cross join lateral rows from (
  json_to_recordset(entry.postings) as (from_owner integer, from_book text, to_owner integer, to_book text,
    amount bigint, origin text, item text, undoes smallint)
) with ordinality as posting (from_owner, from_book, to_owner, to_book, amount, origin, item, undoes, place);

-- What an entry did to one purse: the lines of a statement. Two halves, so that each shopper's are found by an index.
create view ledger_lines as
select entry.owner_id, at, id as entry_id, line.book, type, reverses is not null as reversal,
  change, after - change as before, after
from ledger_entries as entry cross join lateral unnest(owners, books, changes, afters)
  as line (owner, book, change, after)
where line.owner = entry.owner_id
union all
select entry.other_id, at, id, line.book, type, reverses is not null, change, after - change, after
from ledger_entries as entry cross join lateral unnest(owners, books, changes, afters)
  as line (owner, book, change, after)
where line.owner = entry.other_id and entry.other_id is not null;

-- PostgreSQL reads a CHECK from its text for every statement that writes: one that compares two columns is read in half
-- the time of one that knows the name of a purse.
alter table purses
  -- What it must never hold less than; null for S Coin, of which somebody may owe some after giving back what was earned.
  add column least bigint default 0,
  drop constraint purses_check;
update purses set least = null where book = 'scoin';
alter table purses add constraint purses_hold_enough check (balance >= least);
