-- What shoppers ask each other and us, in public.
create table question_topics (
  id smallint primary key generated always as identity,
  name text not null unique,
  note text not null default '',
  position smallint not null default 0,
  -- A closed one takes no new questions; what was asked there can still be read.
  open boolean not null default true,
  -- Questions that can be read, counted again whenever one comes or goes.
  questions integer not null default 0
);

create table questions (
  id bigint primary key generated always as identity,
  topic_id smallint not null references question_topics,
  -- Null for what the demo world is made with.
  account_id integer references accounts,
  product_id bigint references products,
  -- 'Thandi M.', and what stood beside it then: 0 nothing, 1 ambassador, 2 staff. Of those who left the name is empty.
  name text not null,
  badge smallint not null default 0,
  title text not null,
  text text not null default '',
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  at timestamptz not null,
  edited_at timestamptz,
  -- 10 waiting for staff, 20 shown, 30 hidden, 40 deleted, 50 part of another one
  state smallint not null check (state in (10, 20, 30, 40, 50)),
  -- Why it waits: 1 a link, 2 a phone number; 0 does not
  waits_for smallint not null default 0,
  votes integer not null default 0 check (votes >= 0),
  -- Votes for it and for its answers that can be read.
  helpful integer not null default 0 check (helpful >= 0),
  -- Answers that can be read.
  answers integer not null default 0 check (answers >= 0),
  accepted_answer bigint,
  -- What the writer of the accepted answer got for it.
  accepted_coins integer not null default 0,
  pinned boolean not null default false,
  locked boolean not null default false,
  merged_into bigint references questions,
  -- Whose member asked, by when that ambassador owes a first answer, and when it came.
  ambassador_id integer references accounts,
  answer_by timestamptz,
  led_at timestamptz
);
-- Lists of what can be read, pinned first.
create index questions_new on questions (pinned desc, at desc, id desc) where state = 20;
create index questions_helpful on questions (pinned desc, helpful desc, id desc) where state = 20;
create index questions_unanswered on questions (at desc, id desc) where state = 20 and answers = 0;
create index questions_of_topic_new on questions (topic_id, pinned desc, at desc, id desc) where state = 20;
create index questions_of_topic_helpful on questions (topic_id, pinned desc, helpful desc, id desc) where state = 20;
create index questions_of_product on questions (product_id, helpful desc, id desc) where state = 20 and product_id is not null;
create index questions_of_account on questions (account_id, at desc, id desc) where account_id is not null;
create index questions_waiting on questions (at, id) where state = 10;
create index questions_of_ambassador on questions (ambassador_id, at desc) where ambassador_id is not null;
create index questions_merged on questions (merged_into) where merged_into is not null;

create table question_answers (
  id bigint primary key generated always as identity,
  question_id bigint not null references questions,
  account_id integer references accounts,
  name text not null,
  badge smallint not null default 0,
  text text not null,
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  at timestamptz not null,
  edited_at timestamptz,
  state smallint not null check (state in (10, 20, 30, 40)),
  waits_for smallint not null default 0,
  votes integer not null default 0 check (votes >= 0)
);
create index question_answers_of on question_answers (question_id, votes desc, id);
create index question_answers_of_account on question_answers (account_id, at desc) where account_id is not null;
create index question_answers_waiting on question_answers (at, id) where state = 10;

-- For a question (1) or an answer (2).
create table question_votes (
  what smallint not null check (what in (1, 2)),
  post_id bigint not null,
  account_id integer not null references accounts on delete cascade,
  primary key (what, post_id, account_id)
);

create table question_follows (
  question_id bigint not null references questions,
  account_id integer not null references accounts on delete cascade,
  primary key (question_id, account_id)
);

create table question_reports (
  id bigint primary key generated always as identity,
  what smallint not null check (what in (1, 2)),
  post_id bigint not null,
  account_id integer not null references accounts,
  reason smallint not null,
  note text not null default '',
  at timestamptz not null,
  settled_at timestamptz,
  unique (what, post_id, account_id)
);
create index question_reports_open on question_reports (at) where settled_at is null;

-- What staff did; nothing is ever changed or removed here.
create table question_log (
  id bigint primary key generated always as identity,
  what smallint not null,
  post_id bigint not null,
  action text not null,
  by_account integer not null references accounts,
  at timestamptz not null,
  note text not null
);
create trigger question_log_stays before update or delete or truncate on question_log
  for each statement execute function refuse_to_change_log();
