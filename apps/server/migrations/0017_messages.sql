create table messages (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  type smallint not null check (type in (3, 4, 5)),
  -- 0: none of the product document's.
  subtype smallint not null check (subtype in (0, 10, 30, 40, 50, 60)),
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  -- A page of the shop, without the base path.
  link text not null check (link = '' or link ~ '^/[^/]'),
  money_cents bigint,
  -- What makes it one event: told again, it is still one message.
  event_key text,
  -- An offer nobody sees before it is known that the reader agreed to offers.
  held boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When its letter was written, if one was: a job that runs twice writes one.
  mailed_at timestamptz
);
create index messages_of_account on messages (account_id, created_at, id) where not held;
create index messages_unread on messages (account_id) where read_at is null and not held;
create unique index messages_once on messages (account_id, event_key) where event_key is not null;
create index messages_by_age on messages (created_at);

-- What somebody changed about how they hear from us; without a row everything is as it starts.
create table message_preferences (
  account_id integer primary key references accounts on delete cascade,
  email_money boolean not null,
  email_order boolean not null,
  email_membership boolean not null,
  email_notification boolean not null,
  offers boolean not null
);
