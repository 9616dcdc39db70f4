/** Parcels that suppliers have sent and nobody has scanned (the database marks those), as a source for another module's statement. */
export const expectedSource = `(
  select t.bill_number, p.id as purchase_id, p.supplier_name, p.sent_at, t.steps -> -1 ->> 'text' as last,
    (select count(*)::int from supplier_purchase_lines l where l.purchase_id = p.id and l.dropped_at is null) as orders
  from supplier_purchases p join supplier_traces t on t.purchase_id = p.id where not t.came and p.state = 40 and p.sent_at is not null)`;
