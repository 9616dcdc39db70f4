-- Links that influencers share; the same page is the same link.
create table promotion_links (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- Stands in its address and its pictures.
  code text not null unique,
  -- 1 page, 2 product, 3 activity, 4 supplier
  kind smallint not null,
  -- What follows after /shop.
  path text not null,
  title text not null,
  product_id bigint,
  made_at timestamptz not null,
  unique (account_id, path)
);

-- Visitors by a link on a day, counted from what visitors did; the day's own events do not last.
create table promotion_visits (
  link_id integer not null references promotion_links,
  day date not null,
  visits integer not null,
  primary key (link_id, day)
);

-- Who registered with somebody's invite code, and by which link; null is the code alone.
create table promotion_people (
  person_id integer primary key references accounts,
  account_id integer not null references accounts,
  link_id integer references promotion_links,
  at timestamptz not null
);
create index promotion_people_of on promotion_people (account_id, at);
insert into promotion_people (person_id, account_id, at)
select id, invited_by, created_at from accounts where invited_by is not null;

-- Who turned the code of an influencer into a coupon: once a person.
create table promotion_redemptions (
  account_id integer primary key references accounts,
  owner_id integer not null references accounts,
  at timestamptz not null
);
create index promotion_redemptions_of on promotion_redemptions (owner_id);
