-- The figures of the day: rows come in about the order of these moments, so that a few blocks tell which.
create index orders_paid on orders using brin (paid_at);
create index accounts_created on accounts using brin (created_at);
