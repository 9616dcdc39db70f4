-- What of an order's share of the freight has gone back, and what was paid because its parcel was lost or damaged.
alter table parcel_orders
  add column freight_back_cents integer not null default 0 check (freight_back_cents >= 0),
  add column compensated_cents integer not null default 0 check (compensated_cents >= 0);

-- What was paid because an insured parcel was on its way for too long.
alter table parcels add column delay_cents integer check (delay_cents >= 0);
create index parcels_delayed on parcels (left_at) where insured and delay_cents is null and status between 21 and 73;
