-- Who was bound to which ambassador, and when: whoever it was when an order was paid earns by it, whatever comes later.
create table bindings (
  account_id integer not null references accounts,
  ambassador_id integer not null references accounts,
  since timestamptz not null,
  until timestamptz
);
create unique index bindings_open on bindings (account_id) where until is null;
create index bindings_of on bindings (account_id, since);
insert into bindings (account_id, ambassador_id, since)
select c.account_id, c.contact_id, c.assigned_at
from contacts c join contact_people p on p.account_id = c.contact_id join accounts a on a.id = c.account_id
where p.kind = 'ambassador' and a.user_type = 2;

-- The device that an account was opened on; so far only the last time was kept.
alter table account_devices add column first_at timestamptz not null default now();
update account_devices set first_at = seen_at;

-- Commission is taken back even where it has left the purse, as S Coin are: it may be below nothing.
update balances set least = null where book = 'commission';
