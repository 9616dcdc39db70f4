-- What influencers are asked to do, and what it pays.
create table promotion_tasks (
  id integer primary key generated always as identity,
  title text not null,
  picture uuid,
  -- 1 post, 2 video, 3 review, 4 event
  doing smallint not null,
  channel smallint not null,
  rules text not null,
  -- 1 S Coin, 2 rand
  reward smallint not null check (reward in (1, 2)),
  -- S Coin, or cents
  reward_amount integer not null check (reward_amount > 0),
  places integer not null check (places > 0),
  -- Places that somebody holds.
  taken integer not null default 0 check (taken >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by integer references accounts,
  made_at timestamptz not null
);
create index promotion_tasks_open on promotion_tasks (ends_at);

-- Somebody's part in a task.
create table promotion_takings (
  id integer primary key generated always as identity,
  task_id integer not null references promotion_tasks,
  account_id integer not null references accounts,
  -- 10 taken, 20 handed in, 30 approved, 40 refused, 50 expired, 60 given up
  state smallint not null check (state in (10, 20, 30, 40, 50, 60)),
  -- Of the task when it was taken.
  reward smallint not null,
  reward_amount integer not null,
  taken_at timestamptz not null,
  -- Until when it can be handed in.
  due_at timestamptz not null,
  -- Nobody else can have its place.
  holds_place boolean not null default true,
  tries smallint not null default 0,
  link text not null default '',
  text text not null default '',
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  handed_in_at timestamptz,
  review_by timestamptz,
  reviewed_by integer references accounts,
  reviewed_at timestamptz,
  reason text not null default '',
  paid_at timestamptz,
  check ((state = 30) = (paid_at is not null))
);
create unique index promotion_takings_once on promotion_takings (task_id, account_id) where state <> 60;
create index promotion_takings_of on promotion_takings (account_id, state, taken_at);
create index promotion_takings_due on promotion_takings (due_at) where holds_place and state in (10, 40);
create index promotion_takings_review on promotion_takings (review_by) where state = 20;

-- Every move of it, and who made it: null is the clock.
create table promotion_moves (
  id integer primary key generated always as identity,
  taking_id integer not null references promotion_takings,
  at timestamptz not null,
  to_state smallint not null,
  by_account integer references accounts,
  note text not null default ''
);
create index promotion_moves_of on promotion_moves (taking_id, id);

-- What a task paid in rand is a line of the statement like any other.
alter table earning_lines add column taking_id integer references promotion_takings;
create unique index earning_lines_of_taking on earning_lines (taking_id) where taking_id is not null;
