-- A use of a membership is written when its price is granted, no longer when it is paid for: what waits is written down now.
insert into membership_uses (account_id, benefit, ref, saved_cents, at)
  select account_id, 'serviceFee', 'checkout:' || id, member_saving_cents, created_at
  from checkouts where state = 10 and vip_level > 0 and member_saving_cents > 0
  on conflict do nothing;

insert into membership_uses (account_id, benefit, ref, saved_cents, at)
  select account_id, 'freight', 'parcel:' || id, -(part.of->>'cents')::int, created_at
  from parcels cross join lateral jsonb_array_elements(quote) as part (of)
  where status <> 99 and vip_level > 0 and part.of->>'kind' = 'freightDiscount' and (part.of->>'cents')::int < 0
  on conflict do nothing;
