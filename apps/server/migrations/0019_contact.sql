-- Whom shoppers can turn to: consultants are staff, ambassadors lead a group-buy.
create table contact_people (
  account_id integer primary key references accounts,
  kind text not null check (kind in ('consultant', 'ambassador')),
  -- Grows each time somebody is given to them: the next one goes to whoever has the smallest.
  turn bigint not null default 0,
  since timestamptz not null,
  -- Set: takes nobody any more, and those they had were given to others.
  left_at timestamptz
);
create sequence contact_turns;

-- Where an ambassador hands parcels over.
create table ambassador_areas (
  account_id integer not null references contact_people on delete cascade,
  country_id smallint not null,
  province text not null,
  city text not null,
  suburb text not null,
  code text not null,
  primary key (account_id, country_id, suburb, code)
);
create index ambassador_areas_by_suburb on ambassador_areas (country_id, lower(suburb));

create table contacts (
  account_id integer primary key references accounts,
  contact_id integer not null references contact_people,
  reason text not null check (reason in ('invite', 'suburb', 'turn', 'bound')),
  assigned_at timestamptz not null
);
create index contacts_of_person on contacts (contact_id);

-- One for each pair that ever met; somebody with a new contact begins a new one.
create table conversations (
  id bigint primary key generated always as identity,
  shopper_id integer not null references accounts,
  contact_id integer not null references accounts,
  -- Messages are numbered from 1 without gaps; whoever adds one holds this row.
  last_number integer not null default 0,
  last_at timestamptz not null,
  shopper_read integer not null default 0,
  contact_read integer not null default 0,
  shopper_unread integer not null default 0 check (shopper_unread >= 0),
  contact_unread integer not null default 0 check (contact_unread >= 0),
  unique (shopper_id, contact_id),
  check (shopper_id <> contact_id)
);
create index conversations_of_shopper on conversations (shopper_id, last_at desc);
create index conversations_of_contact on conversations (contact_id, last_at desc);

create table chat_messages (
  conversation_id bigint not null references conversations on delete cascade,
  number integer not null,
  from_shopper boolean not null,
  -- Made by the sender's browser: the same message sent twice is one message.
  key uuid not null,
  text text not null check (length(text) <= 2000),
  pictures uuid[] not null default '{}',
  sent_at timestamptz not null,
  primary key (conversation_id, number),
  unique (conversation_id, key)
);

-- What each account is told live, numbered from 1 without gaps in the order of commit: whoever writes holds the row
-- of `chat_inboxes`, so a reader who has seen number N has seen everything up to N.
create table chat_inboxes (
  account_id integer primary key references accounts,
  last_event bigint not null
);
create table chat_events (
  account_id integer not null references accounts,
  number bigint not null,
  kind text not null check (kind in ('message', 'read')),
  conversation_id bigint not null references conversations on delete cascade,
  -- The message, or the last one that was read.
  message_number integer not null,
  -- Who wrote or read.
  by_shopper boolean not null,
  at timestamptz not null,
  primary key (account_id, number)
);
create index chat_events_by_age on chat_events (at);

-- What staff decided about a company: approved, or rejected with a reason; neither while it waits.
alter table businesses
  add column applied_at timestamptz not null default now(),
  add column rejected_at timestamptz,
  add column rejection text not null default '',
  add column decided_by integer references accounts,
  add check (approved_at is null or rejected_at is null);
create index businesses_waiting on businesses (applied_at) where approved_at is null and rejected_at is null;
