-- What shoppers tell the company, and what it answers.
create table feedback (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- 1 complaint, 2 idea, 3 praise, 4 fault of the site, 5 price
  kind smallint not null check (kind between 1 and 5),
  -- 10 sent, 20 being looked at, 30 answered, 40 closed
  state smallint not null check (state in (10, 20, 30, 40)),
  content text not null,
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  order_id integer references orders,
  parcel_id integer references parcels,
  wants_answer boolean not null,
  at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  answered_by integer references accounts,
  -- What its writer said of the answer.
  helpful boolean,
  reopened boolean not null default false,
  -- In words without a name, for everybody; empty while it is between us.
  said text not null default '',
  did text not null default '',
  published_at timestamptz
);
create index feedback_of_account on feedback (account_id, at desc, id desc);
create index feedback_by_state on feedback (state, at, id);
create index feedback_published on feedback (published_at desc, id desc) where published_at is not null;

-- What was said before the last answer.
create table feedback_lines (
  id integer primary key generated always as identity,
  feedback_id integer not null references feedback,
  at timestamptz not null,
  -- Null: its writer.
  by_staff integer references accounts,
  text text not null
);
create index feedback_lines_of on feedback_lines (feedback_id, id);
