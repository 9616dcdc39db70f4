-- What a supplier site told us by itself, each message once, however often it was sent or fetched.
create table supplier_messages (
  id text primary key,
  topic text not null,
  body text not null,
  order_ids text[] not null,
  offer_ids text[] not null,
  born_at timestamptz,
  received_at timestamptz not null,
  -- It did not reach us and was fetched.
  fetched boolean not null,
  -- 0 waits, 1 done, 2 about nothing of ours, 3 not understood
  state smallint not null check (state in (0, 1, 2, 3)),
  handled_at timestamptz
);
create index supplier_messages_by_time on supplier_messages (received_at);

-- When we last looked for messages that did not reach us.
create table supplier_push (
  one boolean primary key default true check (one),
  fetched_at timestamptz not null
);
