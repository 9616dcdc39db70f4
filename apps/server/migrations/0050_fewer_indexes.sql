-- Every index is written with every row. Moves are only ever asked for by their order, and checkouts of an account only
-- while they wait to be paid.
alter table order_moves drop constraint order_moves_pkey, add primary key (order_id, id);
drop index order_moves_of;
drop index checkouts_of_account;
create index checkouts_open_of on checkouts (account_id, id desc) where state = 10;
