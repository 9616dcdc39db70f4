-- What a parcel's days at our Johannesburg depot cost beyond the free ones, taken when it is handed over.
alter table parcels
  add column depot_days smallint not null default 0 check (depot_days >= 0),
  add column depot_cents integer not null default 0 check (depot_cents >= 0);
