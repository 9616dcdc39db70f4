-- A clearance piece that lies in China is shipped: it has a size. Those from before get that of goods as heavy (200 kg a
-- cubic metre); their parcel is measured when it is packed.
alter table clearance_pieces
  add column length_mm integer,
  add column width_mm integer,
  add column height_mm integer;
update clearance_pieces p set length_mm = side, width_mm = side, height_mm = side
from (select id, greatest(50, ceil(10 * power(weight_grams / 0.2, 1 / 3.0)))::int as side from clearance_pieces) s
where s.id = p.id;
alter table clearance_pieces
  alter column length_mm set not null,
  alter column width_mm set not null,
  alter column height_mm set not null,
  add constraint clearance_pieces_size check (length_mm > 0 and width_mm > 0 and height_mm > 0 and weight_grams > 0);
update orders o set length_mm = p.length_mm, width_mm = p.width_mm, height_mm = p.height_mm
from clearance_pieces p where o.piece_id = p.id and o.length_mm = 0;
