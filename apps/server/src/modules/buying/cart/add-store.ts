import { mostOfLine } from '@sgb/contract/cart-rules.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { type OfferedSkuRow, orderableSkus } from '../../goods/catalog/index.ts';
import { seenNow } from './price-rules.ts';
import type { AddableSku, NewLine } from './rules.ts';

/** `(select ...)` hides the account from the planner: for a cart smaller than most it would plan anew each time. */
const addableText = `
  select g.*, coalesce(l.quantity, 0) as in_cart, l.added_key, c.cn, c.sa from (
    select count(*) filter (where market = 0)::int as cn, count(*) filter (where market = 1)::int as sa,
      array_agg(sku_id) filter (where product_id = $2) as mine
    from cart_lines where account_id = (select $1::int) and removed_at is null
  ) c cross join lateral ${orderableSkus('$2', '$3::bigint[] || c.mine')} g
  left join cart_lines l on l.sku_id = g.sku_id and l.account_id = (select $1::int) and l.removed_at is null`;

interface AddableRow
  extends Pick<
    OfferedSkuRow,
    | 'options'
    | 'sku_fen'
    | 'rand_cents'
    | 'seller_account'
    | 'stock'
    | 'category_id'
    | 'title'
    | 'title_zh'
    | 'quote_type'
    | 'price_breaks'
    | 'unit'
    | 'min_order'
    | 'batch'
    | 'mix'
    | 'stock_type'
    | 'on_shelf'
  > {
  readonly sku_id: string | null;
  readonly in_cart: number;
  readonly added_key: string | null;
  readonly cn: number;
  readonly sa: number;
}

/** Of the SKUs of a product those that are named or in the cart, and how many lines there are in both carts. */
export async function addableSkus(reader: Sql, accountId: number, productId: number, skuIds: readonly number[]) {
  const rows = await reader.run<AddableRow>('cart.addable', addableText, [accountId, productId, skuIds]);
  const [first] = rows;
  const skus = rows.flatMap((row): AddableSku[] => {
    if (row.sku_id === null) return [];
    return [
      {
        skuId: Number(row.sku_id),
        productId,
        categoryId: row.category_id,
        title: row.title,
        titleZh: row.title_zh,
        options: row.options,
        skuFen: row.sku_fen,
        randCents: row.rand_cents,
        sellerAccount: row.seller_account,
        stock: row.stock,
        quoteType: row.quote_type,
        priceBreaks: row.price_breaks,
        unit: row.unit,
        minOrder: row.min_order,
        batch: row.batch,
        mix: row.mix,
        onShelf: row.on_shelf,
        inCart: row.in_cart,
        addedKey: row.added_key,
      },
    ];
  });
  const offer = first && { market: first.stock_type, onShelf: first.on_shelf };
  return { offer, skus, cn: first?.cn ?? 0, sa: first?.sa ?? 0 };
}

/**
 * Holds the cart, looks at it once more, and puts lines in if all of it is still allowed (decision 44). Every line that
 * is put in is ticked; where only these are to be bought, they are as many as wanted and the others are not ticked.
 */
const putText = (buyNow: boolean) => `
  with held as materialized (select * from held_cart($1, $2, $3, $5, $6, $7, $8)),
  put as (
    insert into cart_lines (account_id, market, product_id, sku_id, quantity, seen, added_at, added_key)
    select $1, $2, $3, n.sku_id, n.quantity, n.seen, $4, $5
    from held cross join json_to_recordset($9) as n (sku_id bigint, quantity int, seen jsonb)
    on conflict (account_id, sku_id) where removed_at is null do update
    set quantity = ${buyNow ? '' : 'cart_lines.quantity + '}excluded.quantity, seen = excluded.seen, ticked = true,
      added_at = excluded.added_at, added_key = excluded.added_key
  )${buyNow ? `, ${unticked}` : ''}
  select added, lines + added as count from held`;

const unticked = `unticked as (
    update cart_lines l set ticked = false from held
    where l.account_id = $1 and l.market = $2 and l.removed_at is null and l.ticked and not l.sku_id = any($6)
  )`;

const [addText, buyNowText] = [putText(false), putText(true)];

export interface PutAbout {
  readonly accountId: number;
  readonly market: 0 | 1;
  readonly productId: number;
  readonly now: Date;
  readonly buyNow: boolean;
  readonly key: string | undefined;
  readonly limit: number;
  /** Lines of both carts when somebody looked, and how many more the one has room for. */
  readonly lines: number;
  readonly room: number;
}

/**
 * One SKU, without a look at the rest of the cart: whatever must hold of its line is asked of the line itself as it is
 * when it is written. It only waits for those who change the cart as a whole. A row that was inserted has no xmax.
 */
const oneText = `
  with beside as materialized (select pg_advisory_xact_lock_shared(hashtext('cart'), $1))
  insert into cart_lines as l (account_id, market, product_id, sku_id, quantity, seen, added_at, added_key)
  select $1::int, $2::smallint, $3::bigint, $6::bigint, $7::int, $8::jsonb, $4::timestamptz, $5::uuid from beside
  on conflict (account_id, sku_id) where removed_at is null do update
  set quantity = l.quantity + excluded.quantity, seen = excluded.seen, ticked = true, added_at = excluded.added_at,
    added_key = excluded.added_key
  where l.quantity <= $9::int and (excluded.added_key is null or l.added_key is distinct from excluded.added_key)
  returning (l.xmax = 0)::int as added`;

async function putOne(db: Database, { sku, wanted, most }: NewLine, about: PutAbout) {
  const { accountId, market, productId, now, key = null, lines } = about;
  const values = [
    accountId,
    market,
    productId,
    now,
    key,
    sku.skuId,
    wanted,
    JSON.stringify(seenNow(sku)),
    most - wanted,
  ];
  const [put] = await db.run<{ added: number }>('cart.addOne', oneText, values);
  return put && { added: put.added, count: lines + (sku.inCart === 0 ? 1 : 0) };
}

/** So many devices do not add to one cart between a look and a write. */
const plentyOfRoom = 50;

/** How many lines are new, and how many there are in both carts; undefined: what was decided is allowed no longer. */
export async function putLines(db: Database, lines: readonly NewLine[], about: PutAbout) {
  const [only, ...others] = lines;
  if (only && others.length === 0 && !about.buyNow && about.room > plentyOfRoom) return putOne(db, only, about);
  const { accountId, market, productId, now, buyNow, key = null, limit } = about;
  const ids = lines.map(({ sku }) => sku.skuId);
  const upto = lines.map(({ wanted, most }) => (buyNow ? mostOfLine : most - wanted));
  const rows = lines.map(({ sku, wanted }) => ({ sku_id: sku.skuId, quantity: wanted, seen: seenNow(sku) }));
  const values = [accountId, market, productId, now, key, ids, upto, limit, JSON.stringify(rows)];
  const [name, text] = buyNow ? ['cart.buyNow', buyNowText] : ['cart.add', addText];
  const [put] = await db.run<{ added: number; count: number }>(name, text, values);
  return put;
}
