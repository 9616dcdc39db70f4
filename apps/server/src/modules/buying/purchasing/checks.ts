import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Check } from '../../../platform/module.ts';

export const purchaseChecks: readonly Check[] = [
  {
    name: 'every supplier purchase that was paid is in the books once, and every payment to a supplier has its purchase',
    text: `
      select format('purchase %s cost %s, the books say %s', coalesce(p.id::text, paid.item), p.cost_cents, paid.cents)
      from (select * from supplier_purchases where entry_id is not null) p
      full join (
        select entry.id, min(posting.item) as item, sum(posting.amount) as cents
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        where entry.type = ${entryTypes.purchase} and entry.reverses is null
        group by entry.id
      ) paid on paid.id = p.entry_id
      where p.id is null or paid.cents is distinct from p.cost_cents or paid.item <> 'purchase:' || p.id`,
  },
  {
    name: 'what a supplier gave back belongs to a purchase that failed, or to a refund that was asked for',
    text: `
      select format('entry %s gives back purchase %s, which is at %s', entry.id, p.id, p.state)
      from ledger_entries entry left join supplier_purchases p on p.refund_entry_id = entry.id
      where entry.type = ${entryTypes.purchase} and entry.reverses is not null
        and not exists (select from supplier_refunds r where r.entry_id = entry.id)
        and (p.id is null or p.state <> 90 or entry.reverses <> p.entry_id)`,
  },
  {
    name: 'every refund that a seller paid is in the books with its cents, against the payment of its purchase',
    text: `
      select format('refund %s brought %s, the books say %s', r.id, r.back_cents, back.cents)
      from supplier_refunds r join supplier_purchases p on p.id = r.purchase_id
      left join lateral (
        select entry.reverses, sum(posting.amount) as cents
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        where entry.id = r.entry_id group by entry.reverses) back on true
      where (r.state = 80) is distinct from (r.back_cents is not null)
        or (r.entry_id is not null and (back.cents is distinct from r.back_cents or back.reverses is distinct from p.entry_id))`,
  },
  {
    name: 'no order waits for a purchase that ended, and none is bought that is still to be bought',
    text: `
      select format('order %s is at %s, its purchase %s at %s', o.id, o.status, p.id, p.state)
      from supplier_purchase_lines line
      join orders o on o.id = line.order_id join supplier_purchases p on p.id = line.purchase_id
      where line.dropped_at is null
        and ((p.state in (80, 90) and o.status in (30, 32, 35, 36, 37)) or o.status in (20, 31))`,
  },
];
