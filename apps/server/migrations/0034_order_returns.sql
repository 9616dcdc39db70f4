-- What of each part of an order's price has gone back already, in cents, so that no part goes back twice.
alter table orders add column returned jsonb not null default '{}';
