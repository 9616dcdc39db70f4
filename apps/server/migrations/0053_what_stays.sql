-- Accounts, checkouts and orders are never deleted, and now cannot be: so nothing that is written for one of them has to
-- look it up and lock it first. Each look cost as much as the line itself.
create function refuse_to_delete() returns trigger language plpgsql as $$
begin
  raise exception '% are kept for ever', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger accounts_stay before delete or truncate on accounts
  for each statement execute function refuse_to_delete();
create trigger checkouts_stay before delete or truncate on checkouts
  for each statement execute function refuse_to_delete();
create trigger orders_stay before delete or truncate on orders
  for each statement execute function refuse_to_delete();

alter table checkouts drop constraint checkouts_account_id_fkey;
alter table orders drop constraint orders_checkout_id_fkey;
alter table cart_lines
  drop constraint cart_lines_account_id_fkey,
  -- Whoever adds has just read the SKU, and a cart shows no line whose SKU is gone.
  drop constraint cart_lines_sku_id_fkey;

-- Unlike the CHECK of a table, that of a type is not read from its text for every statement that writes.
create domain cart_quantity as integer check (value between 1 and 9999);
alter table cart_lines
  drop constraint cart_lines_quantity_check,
  alter column quantity type cart_quantity;
-- Looked through once a day, written to with every removal.
drop index cart_lines_removed;
