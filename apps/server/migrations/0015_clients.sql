-- Suburbs and towns, each with the code of its streets. Names repeat, so a place is its suburb, its city and its code.
create table places (
  id integer primary key generated always as identity,
  country_id smallint not null,
  province text not null,
  city text not null,
  suburb text not null,
  -- Text, because a leading zero is part of it; '' where a country has no codes or we do not know it.
  postcode text not null,
  -- Plain lower-case letters, which is what is searched: the suburb, and it with its city, other names of that, its province.
  folded_suburb text not null,
  folded text not null,
  unique (country_id, suburb, city, postcode)
);
create index places_postcode on places (postcode text_pattern_ops);
create index places_words on places using gin (to_tsvector('simple', folded));
create index places_alike on places using gin (folded gin_trgm_ops);

create table receivers (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  label text not null,
  type smallint not null check (type between 1 and 4),
  first_name text not null,
  last_name text not null,
  mobile text not null,
  alt_mobile text not null,
  email text not null,
  country_id smallint not null check (country_id between 1 and 8),
  province text not null,
  city text not null,
  suburb text not null,
  postcode text not null,
  street text not null,
  unit text not null,
  note text not null,
  -- The number of an ID or a passport is sealed; its last three signs are kept to show, so that lists need no key.
  id_type smallint not null default 0 check (id_type between 0 and 2),
  id_tail text not null default '',
  id_key text,
  id_sealed bytea,
  is_default boolean not null,
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((id_type = 0) = (id_sealed is null) and (id_sealed is null) = (id_key is null)),
  check (not (is_default and deleted_at is not null))
);
create index receivers_of_account on receivers (account_id, is_default desc, updated_at desc, id desc) where deleted_at is null;
create unique index receivers_default on receivers (account_id) where is_default;
create index receivers_by_key on receivers (id_key) where id_key is not null;
