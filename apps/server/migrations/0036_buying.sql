-- The wish that put this line in or last added to it: sent again after a lost answer, it does not count twice.
alter table cart_lines add column added_key uuid;

-- What this order's share of our fee would have been more without a membership.
alter table orders add column member_saving_cents integer not null default 0 check (member_saving_cents >= 0);
update orders o set member_saving_cents = c.member_saving_cents::bigint * o.service_fee_cents / c.service_fee_cents
from checkouts c where c.id = o.checkout_id and c.member_saving_cents > 0 and c.service_fee_cents > 0;
