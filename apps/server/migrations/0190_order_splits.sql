-- An order of several pieces that lies in our warehouse becomes two. `splitting`: so many pieces of it are to be taken out;
-- `split_of`: the order that was paid for, of which this one is a part.
alter table orders add column split_of integer references orders;
alter table orders add column splitting integer check (splitting between 1 and quantity - 1);
create index orders_split_of on orders (split_of) where split_of is not null;

create table order_splits (
  id integer primary key generated always as identity,
  order_id integer not null references orders,
  account_id integer not null references accounts,
  key uuid not null,
  pieces integer not null check (pieces > 0),
  of_pieces integer not null check (of_pieces > pieces),
  cents integer not null check (cents > 0),
  entry_id bigint not null,
  state smallint not null check (state in (10, 20, 90)),
  created_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz check ((state = 10) = (ended_at is null)),
  ended_by integer references accounts,
  why text not null default '',
  new_order_id integer unique references orders check ((state = 20) = (new_order_id is not null)),
  -- How often the storage of the whole had been extended: it holds for both parts.
  extensions smallint not null default 0,
  back_entry_id bigint check ((state = 90) = (back_entry_id is not null)),
  unique (account_id, key)
);
create unique index order_splits_waiting on order_splits (order_id) where state = 10;
create index order_splits_to_do on order_splits (created_at) where state = 10;
create index order_splits_of_order on order_splits (order_id, id);

-- The service can be ordered again, so it has its price again.
update settings set value = value || '[{"code": "split", "name": "Split an order", "text": "Send a part of it now and the rest later.", "cents": 800, "per": "parcel", "when": "apart"}]'
where name = 'parcel.services' and not value @> '[{"code": "split"}]';
