import type { Check } from '../../../platform/module.ts';

/** What must be true of storage that was sold and the books together. */
export const storageChecks: readonly Check[] = [
  {
    name: 'every extension of storage has its payment, and every payment its extension',
    text: `
      select format('extension %s of order %s says %s were paid, the books say %s', e.id, e.order_id,
        coalesce(e.cents, 0), coalesce(paid.cents, 0))
      from storage_extensions as e
      full join (
        select posting.entry_id, sum(posting.amount) as cents, min(posting.from_owner) as owner, max(posting.from_owner) as last
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is null and posting.item like 'extension:%'
        group by posting.entry_id
      ) as paid on paid.entry_id = e.entry_id
      where e.cents is distinct from paid.cents or e.account_id is distinct from paid.owner
        or e.account_id is distinct from paid.last`,
  },
  {
    name: 'goods are stored for as long as was paid',
    text: `
      select format('the goods of order %s have %s extensions, %s were paid', goods.order_id, goods.extensions,
        coalesce(bought.count, 0))
      from warehouse_goods as goods left join (
        select order_id, count(*) as count from storage_extensions group by order_id
      ) as bought on bought.order_id = goods.order_id
      -- What was split off brought along what had been paid for the whole.
      left join order_splits as split on split.new_order_id = goods.order_id
      where goods.extensions <> coalesce(bought.count, 0) + coalesce(split.extensions, 0)`,
  },
];
