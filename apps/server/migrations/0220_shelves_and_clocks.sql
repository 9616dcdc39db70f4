-- What lies on our shelves in China now, of all that was ever weighed: from the scales until its order is shipped or ends.
alter table warehouse_goods add column here boolean not null default true;
update warehouse_goods g set here = false from orders o where o.id = g.order_id and o.status not in (40, 50);
create index warehouse_goods_here on warehouse_goods (weighed_at, order_id) include (shelf, abandoned_at) where here;
drop index warehouse_goods_by_time;

create function goods_leave_or_come() returns trigger language plpgsql as $$
begin
  update warehouse_goods set here = new.status in (40, 50) where order_id = new.id and here <> (new.status in (40, 50));
  return null;
end $$;
create trigger goods_leave_or_come after update of status on orders for each row
  when ((old.status in (40, 50)) <> (new.status in (40, 50))) execute function goods_leave_or_come();

-- Pieces of stock-up sellers by where they lie.
create index shelves_by_place on shelves (upper(place) collate "C", id);

-- The clock of a case is the promise that ends next, handed to a supervisor or not; those with a supervisor are found by themselves.
drop index work_orders_by_clock;
create index work_orders_by_clock on work_orders
  (state, least(case when answered_at is null then answer_by end, decide_by), id);
create index work_orders_with_supervisor on work_orders
  (state, least(case when answered_at is null then answer_by end, decide_by), id) where escalated_at is not null;
