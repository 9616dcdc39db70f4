-- The lists of orders and parcels of the staff console: the newest of a status, of a supplier, of a country. A list of all
-- walks the first of them once for each status.
create index orders_newest_at on orders (status, created_at desc, id desc);
create index orders_newest_of_supplier on orders (supplier_id, created_at desc, id desc);
create index parcels_newest_at on parcels (status, created_at desc, id desc);
create index parcels_newest_to on parcels (country_id, created_at desc, id desc);
-- What a carrier calls a parcel of ours, and our own courier an order: looked up from the search box.
create index parcel_shipments_waybill on parcel_shipments (waybill) where waybill is not null;
create index parcels_of_batch on parcels (batch_id) where batch_id is not null;
create index stock_dispatches_waybill on stock_dispatches (waybill) where waybill <> '';
