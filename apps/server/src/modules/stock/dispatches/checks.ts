import type { Check } from '../../../platform/module.ts';

/** What must be true of dispatches, the shelves that they come from and the books together. */
export const dispatchChecks: readonly Check[] = [
  {
    name: 'what dispatches cost is in the books, less what came back',
    text: `
      select format('dispatch %s at %s paid %s and had %s back, the books say %s and %s', d.id, d.state, d.paid_cents,
        d.back_cents, coalesce(b.paid, 0), coalesce(b.back, 0))
      from shelf_dispatches d left join (
        select posting.item, sum(posting.amount) filter (where entry.reverses is null) as paid,
          sum(posting.amount) filter (where entry.reverses is not null) as back
        from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
        where posting.item like 'dispatch:%' group by posting.item
      ) b on b.item = 'dispatch:' || d.id
      where coalesce(b.paid, 0) <> d.paid_cents or coalesce(b.back, 0) <> d.back_cents
        or (d.state in (112, 113, 114) and (d.paid_cents <> d.pick_cents + d.delivery_cents or d.back_cents <> 0))
        or (d.state = 119 and d.paid_cents <> d.back_cents)
        or (d.state = 110 and d.paid_cents <> case d.waits when 'address' then d.pick_cents + d.delivery_cents else 0 end)`,
  },
  {
    name: 'pieces of dispatches are where their shelves say',
    text: `
      select format('dispatch %s at %s (%s): %s of SKU %s, its movements say %s set aside, %s sent', d.id, d.state, d.pieces,
        l.quantity, l.sku_id, coalesce(m.aside, 0), coalesce(m.sent, 0))
      from shelf_dispatches d join shelf_dispatch_lines l on l.dispatch_id = d.id
      left join shelves s on s.account_id = d.account_id and s.sku_id = l.sku_id
      left join lateral (
        select sum(case when to_pile = 'reserved' then quantity when from_pile = 'reserved' then -quantity else 0 end) as aside,
          sum(case when to_pile = 'sent' then quantity when from_pile = 'sent' then -quantity else 0 end) as sent
        from shelf_movements where shelf_id = s.id and about = 'SD' || lpad(d.id::text, 8, '0')
      ) m on true
      where coalesce(m.aside, 0) <> case d.pieces when 'reserved' then l.quantity else 0 end
        or coalesce(m.sent, 0) <> case d.pieces when 'sent' then l.quantity else 0 end`,
  },
  {
    name: 'dispatches have their pieces where their state says, and their last move is their state',
    text: `
      select format('dispatch %s at %s has its pieces %s, its last move went to %s', d.id, d.state, d.pieces, m.to_state)
      from shelf_dispatches d left join lateral (
        select to_state from shelf_dispatch_moves where dispatch_id = d.id order by id desc limit 1
      ) m on true
      where m.to_state is distinct from d.state
        or d.pieces <> case when d.state in (113, 114) then 'sent' when d.state = 112 then 'reserved'
          when d.state = 110 then case d.waits when 'count' then 'free' else 'reserved' end
          when d.state = 119 then 'free' else d.pieces end
        or (d.state = 115 and d.pieces not in ('free', 'back'))
        or not exists (select from shelf_dispatch_lines l where l.dispatch_id = d.id)`,
  },
];
