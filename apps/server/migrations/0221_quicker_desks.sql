-- Lists and counts of the console that read whole rows to look at a few of them (decision 115).

-- Figures of the day: ranges of 16 blocks are read in place of 128.
drop index orders_paid;
create index orders_paid on orders using brin (paid_at) with (pages_per_range = 16);
drop index accounts_created;
create index accounts_created on accounts using brin (created_at) with (pages_per_range = 16);

-- What waits to be bought, counted and added up by supplier from the index alone.
drop index orders_waiting_for_buyers;
create index orders_waiting_for_buyers on orders (supplier_id, paid_at) include (quantity, goods_cents)
  where status = 20 and market = 0 and not gathering;

-- A page of orders in some state is cut from the index alone.
drop index orders_by_state_time;
create index orders_by_state_time on orders (status, market, status_at, id) include (supplier_id, gathering);

-- Parcels to pack in their turn, and those that are packed.
drop index parcels_unpacked;
drop index parcels_to_rehearse;
create index parcels_to_pack on parcels
  ((jsonb_path_exists(services, '$[*] ? (@.code == "priority")')) desc, (coalesce(paid_at, created_at)), id)
  include (paid_at, created_at) where packed_at is null and (status = 20 or (status = 8 and rehearsal_cents > 0));
create index parcels_to_leave on parcels (packed_at) where status = 20 and packed_at is not null;

-- What is on its way to us, from the index alone.
drop index supplier_purchases_by_state;
create index supplier_purchases_by_state on supplier_purchases (state, id desc) include (sent_at);
