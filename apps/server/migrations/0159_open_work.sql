-- What of all that ever came in still waits for its owner, or for the scales: found without looking at the rest.
alter table warehouse_arrivals add column owned boolean not null default false;
alter table warehouse_arrival_orders add column weighed boolean not null default false;
update warehouse_arrivals a set owned = true
  where exists (select from warehouse_arrival_orders o where o.arrival_id = a.id);
update warehouse_arrival_orders o set weighed = true
  where exists (select from warehouse_goods g where g.order_id = o.order_id);
create index warehouse_arrivals_unknown on warehouse_arrivals (scanned_at, id) where not owned and given_up_at is null;
create index warehouse_arrivals_unweighed on warehouse_arrival_orders (arrival_id) where not weighed;

create function arrival_has_owner() returns trigger language plpgsql as $$
begin
  update warehouse_arrivals set owned = true where id = new.arrival_id and not owned;
  -- Weighed before, under another number.
  update warehouse_arrival_orders set weighed = true
    where order_id = new.order_id and not weighed and exists (select from warehouse_goods where order_id = new.order_id);
  return null;
end $$;
create trigger arrivals_owned after insert on warehouse_arrival_orders
  for each row execute function arrival_has_owner();

create function arrival_is_weighed() returns trigger language plpgsql as $$
begin
  update warehouse_arrival_orders set weighed = true where order_id = new.order_id and not weighed;
  return null;
end $$;
create trigger arrivals_weighed after insert on warehouse_goods
  for each row execute function arrival_is_weighed();

-- Lists in the order of time.
create index parcels_by_time on parcels (status_at, id);
create index warehouse_goods_by_time on warehouse_goods (weighed_at, order_id);

-- The first of a batch, without reading all of it.
drop index parcels_of_batch;
create index parcels_of_batch on parcels (batch_id, id) where batch_id is not null;

-- The few of all accounts that are staff.
create index accounts_of_staff on accounts (id) where staff_role is not null;
