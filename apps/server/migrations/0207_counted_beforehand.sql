-- Parcels of suppliers that were scanned at our gate: what is still on its way is found without asking for each of them.
alter table supplier_traces add column came boolean not null default false;
update supplier_traces t set came = true where exists (select from warehouse_arrivals a where a.code = t.bill_number);
create index supplier_traces_on_their_way on supplier_traces (purchase_id) where not came;

create function trace_came_in() returns trigger language plpgsql as $$
begin
  update supplier_traces set came = true where bill_number = new.code and not came;
  return null;
end $$;
create trigger traces_come_in after insert on warehouse_arrivals for each row execute function trace_came_in();

create function trace_came_before() returns trigger language plpgsql as $$
begin
  new.came := exists (select from warehouse_arrivals where code = new.bill_number);
  return new;
end $$;
create trigger traces_came_before before insert or update of bill_number on supplier_traces
  for each row execute function trace_came_before();

-- What waits to be bought, counted from the index alone.
create index orders_waiting_for_buyers on orders (paid_at) where status = 20 and market = 0 and not gathering;

-- Who we buy from is counted from the index alone.
drop index supplier_purchases_by_day;
create index supplier_purchases_by_day on supplier_purchases (created_at) include (supplier_id);

-- What we owed shoppers at the end of each day that is over, by kind of balance, as of the entry `upto`.
create table ledger_days (
  day date not null,
  book text not null,
  held bigint not null,
  upto bigint not null,
  primary key (day, book)
);

-- What the plots of the console show, counted once an hour.
create table daily_figures (
  name text not null,
  day date not null,
  value double precision not null,
  primary key (name, day)
);
