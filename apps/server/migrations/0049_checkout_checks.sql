-- As with the ledger (0035): PostgreSQL reads every CHECK from its text again for each statement that writes, and the
-- thirty-four of checkouts and orders were most of what a checkout costs. Their sums and states are looked at with the
-- books; what stays is what would give money away: no order gives back more than was paid for it.
alter table checkouts
  drop constraint checkouts_market_check,
  drop constraint checkouts_type_check,
  drop constraint checkouts_state_check,
  drop constraint checkouts_goods_cents_check,
  drop constraint checkouts_china_freight_cents_check,
  drop constraint checkouts_service_fee_cents_check,
  drop constraint checkouts_services_cents_check,
  drop constraint checkouts_delivery_cents_check,
  drop constraint checkouts_coupon_cents_check,
  drop constraint checkouts_scoin_cents_check,
  drop constraint checkouts_total_cents_check,
  drop constraint checkouts_scoin_check,
  drop constraint checkouts_check,
  drop constraint checkouts_check1,
  drop constraint checkouts_check2,
  -- The books say for every payment that it has its entry, and no entry is ever deleted.
  drop constraint checkouts_entry_id_fkey;
alter table orders
  drop constraint orders_type_check,
  drop constraint orders_market_check,
  drop constraint orders_quantity_check,
  drop constraint orders_goods_cents_check,
  drop constraint orders_china_freight_cents_check,
  drop constraint orders_service_fee_cents_check,
  drop constraint orders_services_cents_check,
  drop constraint orders_delivery_cents_check,
  drop constraint orders_check,
  drop constraint orders_check1,
  drop constraint orders_scoin_check,
  drop constraint orders_paid_cents_check,
  drop constraint orders_check2,
  drop constraint orders_check3,
  drop constraint orders_member_saving_cents_check,
  add constraint orders_refunded check (refunded_cents <= paid_cents),
  -- Its checkout has the account.
  drop constraint orders_account_id_fkey,
  drop constraint orders_entry_id_fkey,
  drop constraint orders_scoin_entry_id_fkey,
  drop constraint orders_reward_entry_id_fkey;
-- Whoever writes a move has just written or holds its order; neither is ever deleted.
alter table order_moves
  drop constraint order_moves_who_check,
  drop constraint order_moves_order_id_fkey,
  drop constraint order_moves_by_account_fkey,
  drop constraint order_moves_entry_id_fkey;
