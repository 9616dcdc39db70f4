import { listingStates } from '@sgb/contract/listing-rules.ts';
import type { Check } from '../../../platform/module.ts';

/** What must be true of what sellers sell, their shelves, the catalogue, orders and the books together. */
export const listingChecks: readonly Check[] = [
  {
    name: 'pieces that are listed are for sale, in a checkout, or bought and not sent yet',
    text: `
      select format('shelf %s has %s listed pieces; %s for sale, %s in checkouts, %s to be sent', s.id, s.listed,
        coalesce(k.stock, 0), coalesce(r.pieces, 0), coalesce(o.pieces, 0))
      from shelves s left join shelf_listings l on l.shelf_id = s.id left join skus k on k.id = l.sku_id
      left join lateral (select sum(quantity)::int as pieces from stock_reservations where sku_id = l.sku_id) r on true
      left join lateral (
        select sum(quantity)::int as pieces from orders where sku_id = l.sku_id and market = 1 and status = 112
      ) o on true
      where s.listed <> coalesce(k.stock, 0) + coalesce(r.pieces, 0) + coalesce(o.pieces, 0)`,
  },
  {
    name: 'pieces that were sold from shelves are sales that did not come back',
    text: `
      select format('shelf %s has sold %s pieces, its sales say %s', s.id, s.sold, coalesce(sales.pieces, 0))
      from shelves s left join (
        select l.shelf_id, sum(quantity - came_back) as pieces
        from listing_sales join shelf_listings l on l.id = listing_id group by 1
      ) sales on sales.shelf_id = s.id where s.sold <> coalesce(sales.pieces, 0)`,
  },
  {
    name: 'sellers have what their sales say, less what was refunded',
    text: `
      select format('sale %s is worth %s, paid %s and taken back %s; the books say %s and %s', x.order_id, x.amount_cents,
        x.paid_cents, x.back_cents, coalesce(b.paid, 0), coalesce(b.back, 0))
      from listing_sales x left join (
        select posting.item, sum(posting.amount) filter (where entry.reverses is null) as paid,
          sum(posting.amount) filter (where entry.reverses is not null) as back
        from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
        where posting.item like 'sale:%' group by posting.item
      ) b on b.item = 'sale:' || x.order_id
      where coalesce(b.paid, 0) <> x.paid_cents or coalesce(b.back, 0) <> x.back_cents
        or x.amount_cents <> case x.kept_cents when 0 then 0 else greatest(0,
          x.kept_cents - (2 * x.kept_cents::bigint * x.fee_basis_points + 10000) / 20000 - x.delivery_cents) end
        or (x.paid_at is not null and x.paid_cents - x.back_cents <> x.amount_cents)
        or (x.paid_at is null and x.paid_cents <> 0)`,
  },
  {
    name: 'every sale is an order of the shop, and counts what its buyer keeps',
    text: `
      select format('sale %s of %s counts %s, its order at %s says %s', x.order_id, x.quantity, x.kept_cents, o.status, kept)
      from listing_sales x join shelf_listings l on l.id = x.listing_id join orders o on o.id = x.order_id
        cross join lateral (select o.goods_cents - o.coupon_cents as cash,
          o.goods_cents - o.coupon_cents - coalesce((o.returned ->> 'goods')::bigint, 0) as still) as paid
        cross join lateral (select case when cash = 0 then o.goods_cents
          else (2 * o.goods_cents::bigint * still + cash) / (2 * cash) end as kept) as now
      where (x.kept_cents <> kept or o.sku_id <> l.sku_id or o.quantity <> x.quantity or o.account_id = x.account_id
          or o.status not in (113, 114, 80) or (o.signed_at is null and x.signed_at is not null)
          or (x.signed_at is null and o.signed_at < now() - interval '1 hour'))
        -- What was refunded a moment ago is on its way; so is what was signed for within the hour.
        and not exists (select from job_outbox where job = 'orders.worth' and payload::jsonb -> 'ids' @> to_jsonb(o.id))`,
  },
  {
    name: 'the shop shows what sellers sell, and nothing that is off sale',
    text: `
      select format('listing %s at %s of %s, its product costs %s and is shown: %s', l.id, l.state, l.price_cents,
        p.rand_cents, p.on_shelf)
      from shelf_listings l join products p on p.id = l.product_id join skus k on k.id = l.sku_id
      where p.on_shelf <> (l.state = ${listingStates.live}) or p.rand_cents is distinct from l.price_cents
        or k.rand_cents is distinct from l.price_cents`,
  },
];
