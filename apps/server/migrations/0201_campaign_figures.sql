-- What campaigns gave and cost in the last days is read by time; rows are only added, in its order.
create index coupon_transitions_at on coupon_transitions using brin (at);
