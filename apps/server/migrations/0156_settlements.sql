-- Files in which payment gateways say what they took for us, and what they keep of it.
create table gateway_settlements (
  id integer primary key generated always as identity,
  gateway text not null check (gateway in ('payfast', 'ozow', 'yoco')),
  name text not null,
  -- The same file is taken once.
  sha256 bytea not null unique,
  from_day date not null,
  until_day date not null,
  payments integer not null check (payments > 0),
  gross_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null check (net_cents = gross_cents - fee_cents),
  imported_by integer not null references accounts,
  imported_at timestamptz not null
);

-- Each payment once: as the gateway named it, or as one of ours that no file has named yet.
create table gateway_settlement_lines (
  id integer primary key generated always as identity,
  settlement_id integer not null references gateway_settlements,
  gateway text not null,
  payment text not null,
  reference text not null,
  paid_on date not null,
  gross_cents bigint,
  fee_cents bigint,
  net_cents bigint,
  -- What we credited for it, with the fee that the shopper paid.
  ours_cents bigint,
  fault text not null check (fault in ('', 'unknown', 'uncredited', 'amount', 'otherPayment', 'takenBack', 'missing')),
  -- 10 to be looked at, 20 agrees, 30 somebody has looked
  state smallint not null check (state in (10, 20, 30)),
  note text not null default '',
  settled_by integer references accounts,
  settled_at timestamptz,
  unique (gateway, payment),
  check ((state = 20) = (fault = '')),
  check ((fault = 'missing') = (gross_cents is null)),
  check ((state = 30) = (settled_by is not null) and (state = 30) = (settled_at is not null))
);
create index gateway_settlement_lines_open on gateway_settlement_lines (paid_on, id) where state = 10;
create index gateway_settlement_lines_of on gateway_settlement_lines (settlement_id, state);

-- What was credited through a gateway on some days.
create index recharge_credits_of_gateway on recharge_credits (gateway, credited_at);
