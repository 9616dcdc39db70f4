-- Special flights: what staff planned, who asked for one, and who looked.
create table flights (
  id integer primary key generated always as identity,
  from_place text not null,
  to_place text not null,
  departs_on date not null,
  closes_on date not null check (closes_on <= departs_on),
  kg_total integer not null check (kg_total > 0),
  kg_left integer not null check (kg_left between 0 and kg_total),
  cents_per_kg integer not null check (cents_per_kg > 0),
  -- Whether goods with magnets and built-in batteries may go.
  magnets boolean not null,
  note text not null default '',
  cancelled_at timestamptz
);
create index flights_to_come on flights (closes_on, id) where cancelled_at is null;

create table flight_enquiries (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- 10 new, 20 answered, 30 booked, 40 closed
  state smallint not null check (state in (10, 20, 30, 40)),
  whatsapp text not null,
  kg integer,
  goods text not null default '',
  wanted_on date,
  -- The flight that was asked about, then the one that was booked.
  flight_id integer references flights,
  booked_kg integer check (booked_kg > 0),
  booked_cents integer check (booked_cents > 0),
  at timestamptz not null,
  answer_by timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  answered_by integer references accounts,
  check (state <> 30 or (flight_id is not null and booked_kg is not null and booked_cents is not null))
);
create unique index flight_enquiries_one_open on flight_enquiries (account_id) where state in (10, 20);
create index flight_enquiries_of_account on flight_enquiries (account_id, id desc);
create index flight_enquiries_by_state on flight_enquiries (state, answer_by, id);
create index flight_enquiries_booked on flight_enquiries (flight_id) where state = 30;

-- One row a day and person: an account, or a browser that nobody logged in with.
create table flight_visits (
  day date not null,
  account_id integer references accounts,
  visitor text not null default '',
  check ((account_id is null) <> (visitor = ''))
);
create unique index flight_visits_once on flight_visits (day, (coalesce(account_id, 0)), visitor);
create index flight_visits_of_account on flight_visits (account_id) where account_id is not null;
