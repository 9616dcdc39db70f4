-- Rehearsal packing: what was paid for packing and weighing a parcel before its freight is paid.
alter table parcels add column rehearsal_cents integer not null default 0 check (rehearsal_cents >= 0);
alter table parcels add column rehearsal_entry_id bigint;

create index parcels_to_rehearse on parcels (created_at) where status = 8 and packed_at is null and rehearsal_cents > 0;
