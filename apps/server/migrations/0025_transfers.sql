-- Money from one shopper's balance to another's. It is final: nothing here is ever changed.
create table transfers (
  id integer primary key generated always as identity,
  sender_id integer not null references accounts,
  -- The sender's own number of the wish: sent twice, it is still one transfer.
  key uuid not null,
  recipient_id integer not null references accounts,
  amount_cents integer not null check (amount_cents > 0),
  note text not null,
  -- Between an ambassador and a member: such transfers are not counted.
  own_member boolean not null,
  entry_id bigint not null unique references ledger_entries,
  at timestamptz not null,
  unique (sender_id, key),
  check (sender_id <> recipient_id)
);
create index transfers_sent on transfers (sender_id, at desc, id desc);
create index transfers_received on transfers (recipient_id, at desc, id desc);
