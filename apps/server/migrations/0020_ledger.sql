-- What needs the eyes of staff. One open row of a kind: trouble that lasts is told once.
create table staff_alerts (
  id bigint primary key generated always as identity,
  kind text not null,
  title text not null,
  body text not null,
  raised_at timestamptz not null,
  closed_at timestamptz
);
create unique index staff_alerts_open on staff_alerts (kind) where closed_at is null;

-- A purse is what a shopper has of one kind. Tills (ours, and the world's outside) have no row: what lies in them is
-- the sum of their postings, so that no payment waits for another one at a row that all of them would change.
create table purses (
  owner_id integer not null references accounts,
  book text not null
    check (book in ('available', 'frozen', 'bonus', 'commission', 'jar', 'scoin', 'scoin.frozen')),
  balance bigint not null default 0,
  changed_at timestamptz not null default 'epoch',
  primary key (owner_id, book),
  check (balance >= 0 or book = 'scoin')
) with (fillfactor = 60);

create table ledger_entries (
  id bigint primary key generated always as identity,
  -- The same key with the same input (by its hash) is the same wish, sent again.
  key text not null unique check (length(key) between 3 and 200),
  hash bytea not null,
  type smallint not null,
  -- 0 booked at once, 1 held, 2 captured, 3 released, 4 expired, 5 reversed
  phase smallint not null check (phase between 0 and 5),
  ref text not null,
  note text not null,
  reverses bigint references ledger_entries check ((reverses is not null) = (phase = 5)),
  at timestamptz not null
);
create index ledger_entries_reversing on ledger_entries (reverses) where reverses is not null;

create table ledger_postings (
  entry_id bigint not null references ledger_entries,
  position smallint not null,
  from_owner integer,
  from_book text not null,
  to_owner integer,
  to_book text not null,
  asset text not null check (asset in ('ZAR', 'SCOIN')),
  amount bigint not null check (amount > 0),
  -- The purse that filled the frozen one, where a refund goes back to.
  origin text,
  -- What exactly it pays for, where an entry pays for several things.
  item text,
  -- The posting of the reversed entry that this one gives back.
  undoes smallint,
  primary key (entry_id, position),
  check ((asset = 'SCOIN') = (from_book like 'scoin%') and (asset = 'SCOIN') = (to_book like 'scoin%')),
  check ((from_owner, from_book) is distinct from (to_owner, to_book)),
  check ((from_owner is not null) =
    (from_book in ('available', 'frozen', 'bonus', 'commission', 'jar', 'scoin', 'scoin.frozen'))),
  check ((to_owner is not null) =
    (to_book in ('available', 'frozen', 'bonus', 'commission', 'jar', 'scoin', 'scoin.frozen')))
);

-- What an entry did to one purse: the lines of a statement, with the balance before and after. The key is the order.
create table ledger_lines (
  owner_id integer not null,
  at timestamptz not null,
  entry_id bigint not null references ledger_entries,
  book text not null,
  type smallint not null,
  reversal boolean not null,
  change bigint not null check (change <> 0),
  before bigint not null,
  after bigint not null check (after = before + change),
  primary key (owner_id, at, entry_id, book),
  -- Only giving back what was earned may leave somebody with less than no S Coin.
  check (after >= 0 or (book = 'scoin' and (reversal or change > 0)))
);

-- How much of a posting has been given back; never more than it was.
create table ledger_returns (
  entry_id bigint not null,
  position smallint not null,
  amount bigint not null,
  returned bigint not null check (returned between 1 and amount),
  primary key (entry_id, position),
  foreign key (entry_id, position) references ledger_postings
);

-- Value set aside. It ends once: captured (whole or in part, the rest goes back), released or expired.
create table ledger_holds (
  entry_id bigint primary key references ledger_entries,
  owner_id integer not null,
  asset text not null,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured between 0 and amount),
  placed_at timestamptz not null,
  expires_at timestamptz,
  ended_by bigint unique references ledger_entries,
  check (captured = 0 or ended_by is not null)
);
create index ledger_holds_open on ledger_holds (expires_at) where ended_by is null and expires_at is not null;
create index ledger_holds_of_owner on ledger_holds (owner_id) where ended_by is null;

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed: book a reversal instead', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_to_rewrite();
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function refuse_to_rewrite();
create trigger ledger_lines_stay before update or delete or truncate on ledger_lines
  for each statement execute function refuse_to_rewrite();
create trigger ledger_holds_stay before delete or truncate on ledger_holds
  for each statement execute function refuse_to_rewrite();
create trigger ledger_returns_stay before delete or truncate on ledger_returns
  for each statement execute function refuse_to_rewrite();
create trigger purses_stay before delete or truncate on purses
  for each statement execute function refuse_to_rewrite();

create trigger ledger_holds_end_once before update on ledger_holds
  for each row when (old.ended_by is not null) execute function refuse_to_rewrite();
