-- A recharge that is tried again is a new one; what waited for the first waits for all of its tries.
alter table recharges add column again_of integer references recharges (id);
create index recharges_again_of_idx on recharges (again_of) where again_of is not null;
