-- What the warehouse does for parcels has a setting of its own now; what is left is ordered with the goods.
update settings
set value = (
  select coalesce(jsonb_agg(service - 'with' order by place), '[]')
  from jsonb_array_elements(value) with ordinality as offered(service, place)
  where service ->> 'with' is distinct from 'parcel'
)
where name = 'checkout.services';
