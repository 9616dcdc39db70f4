-- People who buy one product together at the price of one of its tiers (order type 5).
create table teams (
  id integer primary key generated always as identity,
  product_id bigint not null,
  category_id integer not null,
  title text not null,
  picture text not null,
  unit smallint not null,
  -- 10 open, 20 reached (more may join), 30 closed (bought), 90 missed.
  state smallint not null check (state in (10, 20, 30, 90)),
  state_at timestamptz not null,
  threshold integer not null check (threshold > 0),
  most integer not null check (most >= threshold),
  pieces integer not null check (pieces between 0 and most),
  people integer not null check (people >= 0),
  unit_fen integer not null check (unit_fen > 0),
  unit_cents integer not null check (unit_cents > 0),
  alone_cents integer not null,
  -- What the way of `threshold` pieces to our warehouse costs: everybody pays their pieces' part of it.
  freight_fen integer not null check (freight_fen >= 0),
  flash boolean not null,
  public boolean not null,
  started_by integer not null references accounts,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index teams_of_product on teams (product_id, ends_at) where state in (10, 20);
create index teams_of_category on teams (category_id, ends_at) where state in (10, 20);
create index teams_ending on teams (ends_at) where state in (10, 20);

create table team_participations (
  id integer primary key generated always as identity,
  team_id integer not null references teams,
  account_id integer not null references accounts,
  product_id bigint not null,
  key uuid not null,
  -- 10 in, 20 ordered, 30 left, 40 given back.
  state smallint not null check (state in (10, 20, 30, 40)),
  -- Until the team is over or they have left it.
  active boolean not null,
  sku_id bigint not null,
  options text[] not null,
  quantity integer not null check (quantity > 0),
  total_cents integer not null check (total_cents > 0),
  hold_id bigint not null,
  order_id integer,
  -- All that makes an order of it, or gives it back.
  prepaid jsonb not null,
  joined_at timestamptz not null,
  ended_at timestamptz
);
-- One active place a person and product, and each wish once.
create unique index team_participations_active on team_participations (account_id, product_id) where active;
create unique index team_participations_by_key on team_participations (account_id, key);
create index team_participations_of_team on team_participations (team_id, id);
create unique index team_participations_of_order on team_participations (order_id) where order_id is not null;
create index team_participations_of_account on team_participations (account_id, id);

create table team_moves (
  id bigint primary key generated always as identity,
  team_id integer not null references teams,
  -- Null: the team itself moved.
  participation_id integer references team_participations,
  at timestamptz not null,
  from_state smallint,
  to_state smallint not null,
  -- Null: the clock, or the team that came together.
  by_account integer references accounts,
  why text not null default ''
);
create index team_moves_of on team_moves (team_id, id);

-- Products whose teams have a short window.
create table flash_products (
  product_id bigint primary key,
  by_account integer not null references accounts,
  at timestamptz not null
);
