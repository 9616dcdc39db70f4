-- One row that is written to see whether the database takes writes: what /readyz asks.
create table readiness (at timestamptz not null);
insert into readiness values (now());
