-- Vouchers that shoppers buy for others. Until somebody redeems one, its money lies in its buyer's balance 'gift'.
create table gift_vouchers (
  id integer primary key generated always as identity,
  buyer_id integer not null references accounts,
  -- Of the wish to buy it.
  key uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  -- 10 open, 20 redeemed, 30 taken back, 40 expired
  state smallint not null check (state in (10, 20, 30, 40)),
  receiver text not null,
  email text not null,
  note text not null,
  -- 80 bits by chance need no key to be found by, only not to be read.
  code_digest bytea not null unique,
  code_tail text not null,
  code_key text not null,
  code_sealed bytea not null,
  bought_at timestamptz not null,
  expires_at timestamptz not null,
  entry_id bigint not null,
  reminded_at timestamptz,
  redeemer_id integer references accounts,
  ended_at timestamptz,
  end_entry_id bigint,
  unique (buyer_id, key),
  check ((state = 10) = (ended_at is null)),
  check ((state = 10) = (end_entry_id is null)),
  check ((state = 20) = (redeemer_id is not null))
);
create index gift_vouchers_bought on gift_vouchers (buyer_id, bought_at);
create index gift_vouchers_redeemed on gift_vouchers (redeemer_id) where redeemer_id is not null;
create index gift_vouchers_ending on gift_vouchers (expires_at) where state = 10;
create index gift_vouchers_newest on gift_vouchers (bought_at, id);
