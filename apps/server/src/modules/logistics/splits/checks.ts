import type { Check } from '../../../platform/module.ts';

/** What must be true of split orders and the books together. */
export const splitChecks: readonly Check[] = [
  {
    name: 'every split has its payment and every payment its split, and what was not split has it back',
    text: `
      select format('split %s of order %s says %s were paid and %s stay, the books say %s and %s', s.id, s.order_id, s.cents,
        case when s.state = 90 then 0 else s.cents end, paid.cents, paid.cents - coalesce(back.cents, 0))
      from order_splits as s
      full join (
        select posting.entry_id, sum(posting.amount) as cents, min(posting.from_owner) as owner, max(posting.from_owner) as last
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is null and posting.item like 'split:%'
        group by posting.entry_id
      ) as paid on paid.entry_id = s.entry_id
      left join (
        select entry.reverses, min(entry.id) as id, sum(posting.amount) as cents
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is not null and posting.item like 'split:%'
        group by entry.reverses
      ) as back on back.reverses = paid.entry_id
      where s.cents is distinct from paid.cents or s.account_id is distinct from paid.owner
        or s.account_id is distinct from paid.last or s.back_entry_id is distinct from back.id
        or case when s.state = 90 then s.cents else 0 end <> coalesce(back.cents, 0)`,
  },
  {
    name: 'orders wait to be split as their splits say, and what was split off belongs to them',
    text: `
      select format('order %s says %s pieces are to be taken out, its split %s', o.id, o.splitting, s.pieces)
      from (select * from orders where splitting is not null) as o
      full join (select * from order_splits where state = 10) as s on s.order_id = o.id
      where o.splitting is distinct from s.pieces or o.quantity is distinct from s.of_pieces
        or o.status is distinct from 40 or o.account_id is distinct from s.account_id
      union all
      select format('order %s was split off from %s, and its split says %s', o.id, o.split_of, s.order_id)
      from (select * from orders where split_of is not null) as o
      full join (select * from order_splits where state = 20) as s on s.new_order_id = o.id
      left join orders as source on source.id = s.order_id
      left join orders as root on root.id = o.split_of
      where o.id is null or s.id is null or o.split_of <> coalesce(source.split_of, source.id)
        or o.account_id <> root.account_id or o.checkout_id is distinct from root.checkout_id
        or o.entry_id is distinct from root.entry_id or root.split_of is not null`,
  },
];
