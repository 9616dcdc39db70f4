-- What marketing changed of a piece on clearance, and why one is not shown.
alter table clearance_pieces
  add hidden_because text not null default '',
  add changed_at timestamptz,
  add changed_by integer references accounts;
create index clearance_by_time on clearance_pieces (listed_at desc, id desc);
