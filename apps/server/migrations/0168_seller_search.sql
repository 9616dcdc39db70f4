-- When the supplier site was last asked what else a supplier offers.
alter table suppliers add column searched_at timestamptz;
