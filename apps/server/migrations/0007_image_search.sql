-- What each product's main picture looks like, as numbers: near vectors are alike pictures.
create table image_vectors (
  product_id bigint primary key,
  -- The picture the vector was made of: a product with another one now is looked at again.
  picture text not null,
  vector bytea not null,
  -- Counts every write, so that a process can ask for what it has not seen. Only one job writes at a time.
  step bigint not null generated always as identity
);
create unique index image_vectors_by_step on image_vectors (step);

-- Pictures that shoppers search with, re-encoded; gone after a day.
create table searched_pictures (
  key text primary key,
  account_id integer not null references accounts,
  body bytea not null,
  width smallint not null,
  height smallint not null,
  expires_at timestamptz not null
);
create index searched_pictures_of_account on searched_pictures (account_id, expires_at);
create index searched_pictures_by_expiry on searched_pictures (expires_at);

-- What a part of a picture found: all pages of a list come from one search, though the catalogue grows meanwhile.
create table picture_findings (
  key text not null references searched_pictures on delete cascade,
  -- The part in thousandths of the sides; empty when the shopper chose none.
  region text not null,
  looked_at integer[] not null,
  product_ids bigint[] not null,
  found_at timestamptz not null,
  primary key (key, region)
);
