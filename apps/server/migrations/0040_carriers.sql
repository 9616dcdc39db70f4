-- A parcel that a carrier takes from us: from China to Johannesburg, and from there to the receiver.
create table parcel_shipments (
  id integer primary key generated always as identity,
  parcel_id integer not null references parcels,
  leg text not null check (leg in ('haul', 'mile')),
  -- Our number at the carrier: booked again, it is the same shipment.
  ref text not null unique,
  carrier text not null,
  service text not null,
  -- Null until the carrier has answered.
  waybill text,
  label text not null default '',
  asked_at timestamptz not null,
  booked_at timestamptz,
  unique (parcel_id, leg)
);
create index parcel_shipments_unbooked on parcel_shipments (asked_at) where booked_at is null;

-- Where a parcel that has left is known to be, and what its receiver must say to get it.
create table parcel_journeys (
  parcel_id integer primary key references parcels,
  code text not null check (code ~ '^\d{4}$'),
  wrong_codes smallint not null default 0,
  locked_until timestamptz,
  last_scan_at timestamptz not null,
  -- Not scanned for so long that it counts as lost.
  lost_at timestamptz,
  -- Since when it waits to be fetched, and whether its receiver was reminded.
  ready_at timestamptz,
  reminded_at timestamptz
);

-- What carriers told us, each event once.
create table carrier_events (
  id bigint primary key generated always as identity,
  carrier text not null,
  event_id text not null,
  -- Null: of a shipment that is not ours.
  parcel_id integer references parcels,
  kind text not null,
  at timestamptz not null,
  place text not null,
  text text not null,
  received_at timestamptz not null,
  unique (carrier, event_id)
);
create index carrier_events_of on carrier_events (parcel_id, at);

-- How far we have read in what a carrier tells.
create table carrier_cursors (
  carrier text primary key,
  cursor text not null,
  pulled_at timestamptz not null
);

-- The carrier of the demo.
create table demo_shipments (
  ref text primary key,
  leg text not null,
  service text not null,
  waybill text not null unique,
  city text not null,
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  reached jsonb not null default '{}'
);
create index demo_shipments_booked on demo_shipments (booked_at);
