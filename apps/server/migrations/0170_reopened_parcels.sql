-- A packed parcel that has not left can be opened again: how often it was, and what that cost.
alter table parcels add column opened smallint not null default 0;
alter table parcels add column opened_cents integer not null default 0 check (opened_cents >= 0);
