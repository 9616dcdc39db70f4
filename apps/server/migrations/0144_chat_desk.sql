-- The inbox of service: since when a shopper waits for a word of ours, and who has the talk in hand.
alter table conversations
  add column waiting_since timestamptz,
  add column taken_by integer references accounts,
  add column taken_at timestamptz,
  add constraint conversations_taken check ((taken_by is null) = (taken_at is null));
update conversations t set waiting_since = (
  select min(m.sent_at) from chat_messages m
  where m.conversation_id = t.id and m.from_shopper and m.number > coalesce(
    (select max(number) from chat_messages where conversation_id = t.id and not from_shopper), 0));
create index conversations_waiting on conversations (waiting_since, id) where waiting_since is not null;
create index conversations_taken on conversations (taken_by, last_at desc) where taken_by is not null;

-- Who of staff wrote it, where it was not the contact.
alter table chat_messages add column written_by integer references accounts;

create table canned_answers (
  id integer primary key generated always as identity,
  title text not null,
  text text not null,
  changed_by integer not null references accounts,
  changed_at timestamptz not null
);
create unique index canned_answers_title on canned_answers (lower(title));
