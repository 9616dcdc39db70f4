import type { Check } from '../../../platform/module.ts';

/** What must be true of batches, their orders, the books of money and those of pieces together. */
export const batchChecks: readonly Check[] = [
  {
    name: 'the batches of a checkout cost what was paid for it, and are the sum of their lines',
    text: `
      select format('checkout %s of %s: its batches cost %s, their lines %s', c.id, c.total_cents, b.cents, l.cents)
      from (select checkout_id, sum(total_cents) as cents, array_agg(id) as ids from stock_batches
        where checkout_id is not null group by checkout_id) b
      left join checkouts c on c.id = b.checkout_id
      left join lateral (select sum(paid_cents) as cents from stock_batch_lines where batch_id = any(b.ids)) l on true
      where c.id is null or c.state <> 20 or b.cents <> c.total_cents or l.cents is distinct from b.cents`,
  },
  {
    name: 'every line of a paid batch is an order that leaves with it',
    text: `
      select format('line %s of batch %s has order %s of batch %s', l.sku_id, l.batch_id, l.order_id, o.stock_batch_id)
      from stock_batch_lines l join stock_batches b on b.id = l.batch_id left join orders o on o.id = l.order_id
      where b.checkout_id is not null and (o.id is null or o.stock_batch_id is distinct from b.id
        or o.account_id <> b.account_id or o.quantity <> l.quantity or o.sku_id <> l.sku_id)
      union all
      select format('order %s belongs to batch %s, which has no such line', o.id, o.stock_batch_id) from orders o
      where o.stock_batch_id is not null and not exists (
        select from stock_batch_lines l where l.batch_id = o.stock_batch_id and l.order_id = o.id)`,
  },
  {
    name: 'pieces that batches sent and counted are those of the shelves',
    text: `
      select format('batch %s sent %s and counted %s pieces, the shelves say %s and %s', b.id, l.sent, l.counted,
        m.sent, m.counted)
      from stock_batches b
      left join lateral (select coalesce(sum(quantity) filter (where shipped), 0) as sent, coalesce(sum(counted), 0) as counted
        from stock_batch_lines where batch_id = b.id) l on true
      left join lateral (select coalesce(sum(quantity) filter (where to_pile = 'arriving'), 0) as sent,
          coalesce(sum(quantity) filter (where to_pile in ('sellable', 'damaged')), 0) as counted
        from shelf_movements where about = 'SB' || lpad(b.id::text, 8, '0')
          and reason in ('shipped', 'counted', 'broken', 'surplus')) m on true
      where b.state <> 10 and (l.sent <> m.sent or l.counted <> m.counted)`,
  },
  {
    name: 'the last move of every batch is its state',
    text: `
      select format('batch %s is at %s, its last move went to %s', b.id, b.state, m.to_state)
      from stock_batches b left join lateral (
        select to_state from stock_batch_moves where batch_id = b.id order by id desc limit 1) m on true
      where m.to_state is distinct from b.state`,
  },
];
