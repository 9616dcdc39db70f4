-- Holds the cart of an account until the end of the transaction, as whoever changes a cart does, and says whether it may
-- take in so many of these SKUs then: a function looks anew after it has waited, while the statement around it sees what
-- was there when it began. No row: another device has filled a line or the cart, or sent the same wish. `upto`: as many of
-- each SKU as may lie there already.
create function held_cart(of integer, goes_to smallint, product bigint, wish uuid, skus bigint[], upto integer[], most integer)
returns table (added integer, lines integer) language plpgsql rows 1 as $$
declare
  here integer;
  fits boolean;
  known boolean;
begin
  perform pg_advisory_xact_lock(hashtext('cart'), of);
  select cardinality(skus) - count(*) filter (where l.sku_id = any(skus)), count(*),
    count(*) filter (where l.market = goes_to), bool_and(l.quantity <= upto[array_position(skus, l.sku_id)]),
    bool_or(l.product_id = product and l.added_key = wish)
  into added, lines, here, fits, known
  from cart_lines l where l.account_id = of and l.removed_at is null;
  if coalesce(fits, true) and not coalesce(known, false) and here + added <= most then return next; end if;
end $$;

-- A foreign key costs about 25 us for each line, a CHECK up to 20 us for each statement that writes (decision 31). A SKU
-- has one product for ever, so the key of the SKU says it already; the market is copied from the product; the length of a
-- remark is in the contract, and nothing is reckoned with it. The quantity is reckoned with: its check stays.
alter table cart_lines
  drop constraint cart_lines_product_id_fkey,
  drop constraint cart_lines_market_check,
  drop constraint cart_lines_remark_check;
