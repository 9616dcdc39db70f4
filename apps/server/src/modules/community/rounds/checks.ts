import type { Check } from '../../../platform/module.ts';

/** What must be true of group shipments, their parcels and the books together. */
export const roundChecks: readonly Check[] = [
  {
    name: 'the shares of a round are what packing its one shipment costs',
    text: `
      select format('round %s costs %s to pack, its shares are %s', r.id, r.packing_cents, sum(p.packing_cents))
      from rounds r join round_parts p on p.round_id = r.id and p.state not in ('left', 'dropped')
      where r.billed_at is not null group by r.id
      having sum(p.packing_cents) <> r.packing_cents and not exists (
        select from round_parts d where d.round_id = r.id and d.state = 'dropped' and d.ended_at > r.billed_at)`,
  },
  {
    name: 'the last move of every round is its state',
    text: `
      select format('round %s is at %s, its last move went to %s', r.id, r.state, m.to_state)
      from rounds r left join lateral (
        select to_state from round_moves where round_id = r.id order by id desc limit 1) m on true
      where m.to_state is distinct from r.state`,
  },
  {
    name: 'orders lie in rounds that are open, or closed and being billed, and as many as is said',
    text: `
      select format('account %s has %s orders in round %s at %s, its part says %s', coalesce(o.account_id, p.account_id),
        coalesce(o.orders, 0), r.id, r.state, p.order_count)
      from rounds r join round_parts p on p.round_id = r.id
      full join (select round_id, account_id, count(*)::int as orders from orders where round_id is not null group by 1, 2) o
        on o.round_id = p.round_id and o.account_id = p.account_id
      where coalesce(o.orders, 0) <> case when p.state = 'in' and p.parcel_id is null then p.order_count else 0 end`,
  },
  {
    name: 'nobody pays more for a part of a round than what was promised',
    text: `
      select format('parcel %s of round %s cost %s, promised were %s', id, round_id, charged_cents, round -> 'mostCents')
      from parcels where round_id is not null and charged_cents > (round ->> 'mostCents')::int`,
  },
  {
    name: 'what the shop bears of rounds is what the books say',
    text: `
      select format('parcel %s: %s is borne, the books say %s', p.id, said.cents, coalesce(booked.cents, 0))
      from parcels p
      join lateral (
        select coalesce(-sum((each.told ->> 'cents')::int), 0) as cents
        from jsonb_array_elements(
          case when p.settlement in ('same', 'absorbed') then p.quote else p.packed_quote end) as each (told)
        where each.told ->> 'kind' = 'roundBorne'
      ) as said on true
      left join lateral (
        select sum(case when entry.reverses is null then posting.amount else -posting.amount end) as cents
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where posting.item = 'parcel:' || p.id and 'promotions.groupship' in (posting.from_book, posting.to_book)
      ) as booked on true
      where p.round_id is not null and p.status not in (8, 99) and p.packed_at is not null
        and said.cents <> coalesce(booked.cents, 0)`,
  },
  {
    name: 'parts that go with a closed round have a parcel that is theirs',
    text: `
      select format('the part of account %s in round %s has parcel %s of account %s in round %s', t.account_id, t.round_id,
        k.id, k.account_id, k.round_id)
      from round_parts t join parcels k on k.id = t.parcel_id
      where k.account_id <> t.account_id or k.round_id is distinct from t.round_id
        or (t.state in ('in', 'sentBack') and k.status = 99) or (t.state = 'handedOver' and k.status <> 90)
      union all
      select format('round %s at %s is billed, and the part of account %s has no parcel', r.id, r.state, t.account_id)
      from rounds r join round_parts t on t.round_id = r.id
      where r.billed_at is not null and t.state = 'in' and t.parcel_id is null`,
  },
];
