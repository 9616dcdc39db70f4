-- What staff type into the search box: the beginning of a name, a carrier's waybill.
create index accounts_by_name on accounts ((lower(first_name || ' ' || last_name)) collate "C");
create index accounts_by_last_name on accounts ((lower(last_name)) collate "C");
create index parcel_batches_by_waybill on parcel_batches (upper(waybill));
create index parcels_of_batch on parcels (batch_id) where batch_id is not null;
create index parcel_shipments_by_waybill on parcel_shipments (upper(waybill));
-- The explorer of the books, by kind and day.
create index ledger_entries_by_type on ledger_entries (type, at, id);
