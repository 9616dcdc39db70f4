-- Which product from China is the same as one that lies in Johannesburg.
create table china_pairs (
  local_id bigint primary key references products,
  china_id bigint not null references products,
  check (local_id <> china_id)
);
