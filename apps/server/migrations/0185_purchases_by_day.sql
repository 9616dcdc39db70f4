-- How suppliers do is counted over the purchases of the last months: those are found by their day, not by walking every supplier.
create index supplier_purchases_by_day on supplier_purchases (created_at);
