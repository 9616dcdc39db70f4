-- What is in a batch and how heavy it is, from the index alone.
drop index parcels_of_batch;
create index parcels_of_batch on parcels (batch_id, id) include (packed_grams) where batch_id is not null;
