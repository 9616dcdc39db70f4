-- What a seller has on a shelf was bought in China: that product is the same one.
insert into china_pairs (local_id, china_id)
select l.product_id, s.product_id
from shelf_listings l join shelves s on s.id = l.shelf_id join products p on p.id = s.product_id
where l.product_id <> s.product_id
on conflict do nothing;
