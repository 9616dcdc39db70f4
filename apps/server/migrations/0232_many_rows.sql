-- Indexes and foreign keys that were taken off a table while many rows are written: platform/db/many-rows.ts.
create table indexes_to_make (
  place integer primary key,
  statement text not null
);
