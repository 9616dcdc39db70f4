-- The lists of orders and parcels of the staff console: the newest of a status, of a supplier, of a country. A list of all
-- walks the first of them once for each status.
create index orders_newest_at on orders (status, created_at desc, id desc);
create index orders_newest_of_supplier on orders (supplier_id, created_at desc, id desc);
create index parcels_newest_at on parcels (status, created_at desc, id desc);
create index parcels_newest_to on parcels (country_id, created_at desc, id desc);
-- What our courier calls an order from the shelf: looked up from the search box.
create index stock_dispatches_waybill on stock_dispatches (upper(waybill)) where waybill <> '';
