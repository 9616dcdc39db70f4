-- What the lists of the console can be sorted by, each by (what it is narrowed down by, value, id): a page of it is a short walk
-- of its index, wherever in the list it is.
create index orders_by_state_time on orders (status, market, status_at, id);
create index orders_by_paid on orders (status, market, paid_cents, id);
drop index parcels_by_status;
create index parcels_by_status on parcels (status, status_at, id);
create index parcels_by_total on parcels (status, total_cents, id);
create index supplier_purchases_by_age on supplier_purchases (state, created_at, id);
create index supplier_purchases_by_charged on supplier_purchases (state, charged_fen, id);
create index recharges_by_time on recharges (status, created_at, id);
create index recharges_by_amount on recharges (status, amount_cents, id);
create index withdrawals_by_age on withdrawals (status, created_at, id);
create index withdrawals_by_amount on withdrawals (status, amount_cents, id);
create index withdrawals_by_due on withdrawals (status, due_at, id);
create index work_orders_by_age on work_orders (state, opened_at, id);
create index work_orders_by_clock on work_orders
  (state, least(escalated_at, case when answered_at is null then answer_by end, decide_by), id);
create index gift_vouchers_by_time on gift_vouchers (state, bought_at, id);
create index gift_vouchers_by_amount on gift_vouchers (state, amount_cents, id);
create index gift_vouchers_by_end on gift_vouchers (state, expires_at, id);
