-- What a supplier asked for sending so many of an offer to our warehouse.
create table freight_quotes (
  product_id bigint not null,
  quantity integer not null,
  fen integer not null check (fen >= 0),
  free boolean not null,
  quoted_at timestamptz not null,
  primary key (product_id, quantity)
);

-- Stock in Johannesburg that is off the shelf for a checkout and waits for its payment; afterwards it goes back.
create table stock_reservations (
  checkout_id integer not null references checkouts,
  sku_id bigint not null,
  quantity integer not null check (quantity > 0),
  until timestamptz not null,
  primary key (checkout_id, sku_id)
);
create index stock_reservations_until on stock_reservations (until);

-- 20: somebody is paying it.
alter table clearance_pieces drop constraint clearance_pieces_state_check;
alter table clearance_pieces
  add constraint clearance_pieces_state_check check (state in (10, 20, 30, 40)),
  add column reserved_by integer references accounts,
  add column reserved_until timestamptz,
  add constraint clearance_pieces_reserved check ((state = 20) = (reserved_until is not null)
    and (state = 20) = (reserved_by is not null));
create index clearance_reserved on clearance_pieces (reserved_until) where state = 20;
