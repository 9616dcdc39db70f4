-- Where a weight comes from: 0 guessed, 1 stated by the supplier, 2 measured in our warehouse.
alter table products add column weight_source smallint not null default 1 check (weight_source between 0 and 2);

create table favourites (
  account_id integer not null references accounts on delete cascade,
  product_id bigint not null,
  -- What the shopper saw when saving it: a product that is gone later still has a name, a picture and a price.
  title text not null,
  picture text not null,
  price_cents integer not null check (price_cents >= 0),
  saved_at timestamptz not null,
  -- Removed, but for a while a second thought brings it back as it was.
  removed_at timestamptz,
  primary key (account_id, product_id)
);
create index favourites_removed on favourites (removed_at) where removed_at is not null;
