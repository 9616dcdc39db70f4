-- A row for each purpose, address and account: what a guest asks for touches no code that somebody logged in waits for.
alter table one_time_codes
  drop constraint one_time_codes_pkey,
  add column id bigint primary key generated always as identity,
  add constraint one_time_codes_by_subject unique nulls not distinct (address, purpose, account_id);
create index one_time_codes_by_age on one_time_codes (sent_at);

-- How many text messages went out on a day of the shop: to guests, shoppers and owners, and to numbers that begin alike.
create table text_counts (
  day date not null,
  scope text not null,
  sent integer not null,
  primary key (day, scope)
);
