-- Storage that nobody pays for 90 days: what lies on the shelf is put on clearance, and nothing more is owed for it.
alter table shelves add column cleared integer not null default 0 check (cleared >= 0);
alter table shelf_charges add column waived_at timestamptz check (waived_at is null or entry_id is null);
drop index shelf_charges_unpaid;
create index shelf_charges_unpaid on shelf_charges (account_id) where entry_id is null and waived_at is null;
