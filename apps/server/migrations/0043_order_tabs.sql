-- What the tabs of the order list ask for, so that they are counted without a look at the orders themselves.
drop index orders_by_status;
create index orders_by_status on orders (account_id, status, id desc) include (market, type, signed_at, evaluated_at);
