-- What the shopping guide and the like were shown as last.
create table reminders (
  account_id integer not null references accounts on delete cascade,
  type text not null,
  version text not null,
  times integer not null,
  seen_at timestamptz not null,
  primary key (account_id, type)
);

-- One numbering for both kinds of pop-up: a notice may be for many or for one.
create sequence popup_numbers;

-- Notices for many; each viewer closes one once.
create table popup_notices (
  id bigint primary key default nextval('popup_numbers'),
  audience text not null check (audience in ('everyone', 'guests', 'shoppers')),
  window_title text not null,
  title text not null,
  content text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create table popup_notices_seen (
  notice_id bigint not null references popup_notices on delete cascade,
  -- 'account 12', or 'visitor ' and the browser's own number.
  viewer text not null,
  seen_at timestamptz not null,
  primary key (notice_id, viewer)
);

-- Pop-ups for one person: notice 2, message 3, task 4, feedback 5, coupon 6, VIP 7, suburb 9.
create table popups (
  id bigint primary key default nextval('popup_numbers'),
  account_id integer not null references accounts on delete cascade,
  type smallint not null check (type in (2, 3, 4, 5, 6, 7, 9)),
  -- What it is about: the same thing is offered once.
  subject text not null,
  content jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- Closed, and whether by doing what it offers.
  closed_at timestamptz,
  handled boolean not null default false,
  unique (account_id, type, subject)
);
create index popups_waiting on popups (account_id, type, starts_at) where closed_at is null;
create index popups_by_end on popups (ends_at);

-- How a delivery was: one survey for each parcel that was signed for.
create table surveys (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  order_type smallint not null,
  express_id bigint not null,
  express_number text not null,
  finished_at timestamptz not null,
  -- Null: no ambassador handed it over, so none is evaluated.
  ambassador_id integer references accounts,
  score1 smallint not null default 0 check (score1 between 0 and 5),
  score2 smallint not null default 0 check (score2 between 0 and 5),
  ambassador_score smallint not null default 0 check (ambassador_score between 0 and 5),
  remark text not null default '' check (length(remark) <= 50),
  ambassador_remark text not null default '' check (length(ambassador_remark) <= 50),
  intention smallint not null default 0 check (intention between 0 and 2),
  opened_at timestamptz not null,
  -- Closed without an answer: it is not asked for again, but may still be given from the order.
  closed_at timestamptz,
  submitted_at timestamptz,
  -- What was promised when it was sent.
  reward_scoin integer not null default 0 check (reward_scoin >= 0),
  unique (account_id, order_type, express_id)
);
create index surveys_waiting on surveys (account_id, opened_at) where closed_at is null and submitted_at is null;

create table survey_items (
  survey_id bigint not null references surveys on delete cascade,
  order_id bigint not null,
  title text not null,
  -- A key of the picture store.
  picture text not null,
  satisfied smallint not null default 1 check (satisfied in (0, 1)),
  description text not null default '' check (length(description) <= 50),
  pictures uuid[] not null default '{}' check (cardinality(pictures) <= 4),
  primary key (survey_id, order_id)
);
