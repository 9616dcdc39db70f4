-- What a message is about: news of a parcel takes the place of older news of it that nobody has read.
alter table messages add column about text;
create index messages_unread_about on messages (account_id, about) where read_at is null and about is not null;
