-- The newest orders of one market: few of a million may come from our own shelves, and they were looked for among all.
create index orders_newest_of_market on orders (market, created_at desc, id desc);
