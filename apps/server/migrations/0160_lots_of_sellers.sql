-- How old the stock of a seller is was read shelf by shelf; with its seller beside it, it is one walk over an index.
alter table shelf_lots add column account_id integer;
update shelf_lots set account_id = shelves.account_id from shelves where shelves.id = shelf_lots.shelf_id;
alter table shelf_lots alter column account_id set not null;
create index shelf_lots_of_account on shelf_lots (account_id, came_at) include (remaining) where remaining > 0;
