import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { PriceBreak } from './tables.ts';

/**
 * A SKU with all that somebody who buys it has to know, as a source to join in a statement of another module: what lies
 * in a cart or was ordered must be read with its goods at once, not one by one. Our tables stay behind its columns.
 */
export const offeredSkus = `(
  select s.id as sku_id, s.product_id, p.supplier_id, u.name as supplier_name, p.category_id, p.title, p.title_zh,
    s.options, s.picture, s.price_fen as sku_fen, s.rand_cents, s.stock, s.spec_id, s.position, p.quote_type, p.price_breaks, p.unit,
    p.min_order, p.batch, p.mix, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.special, p.stock_type, p.on_shelf,
    p.checked_at, u.seller_account
  from skus s join products p on p.id = s.product_id join suppliers u on u.id = p.supplier_id
)`;

/**
 * Some SKUs of a product with what decides whether they can be ordered, as a source to join; the arguments are SQL. A
 * product that has none of them is one row without a SKU.
 */
export const orderableSkus = (productId: string, skuIds: string) => `(
  select s.id as sku_id, s.options, s.price_fen as sku_fen, s.stock, p.category_id, p.title, p.title_zh, p.quote_type,
    p.price_breaks, p.unit, p.min_order, p.batch, p.mix, p.stock_type, p.on_shelf, s.rand_cents,
    case when s.rand_cents is not null then (select seller_account from suppliers where id = p.supplier_id) end as seller_account
  from products p left join skus s on s.product_id = p.id and s.id = any(${skuIds}) where p.id = ${productId}
)`;

/** Their columns as PostgreSQL sends them. */
export interface OfferedSkuRow {
  readonly sku_id: string;
  readonly product_id: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category_id: number;
  readonly title: string;
  readonly title_zh: string;
  readonly options: string[];
  readonly picture: string;
  readonly sku_fen: number;
  readonly rand_cents: number | null;
  readonly stock: number;
  readonly spec_id: string;
  readonly quote_type: 0 | 1 | 2;
  readonly price_breaks: PriceBreak[];
  readonly unit: UnitCode;
  readonly min_order: number;
  readonly batch: number;
  readonly mix: { readonly pieces: number; readonly fen: number } | null;
  readonly weight_grams: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly special: 0 | 1 | 2;
  readonly stock_type: 0 | 1;
  readonly on_shelf: boolean;
  readonly checked_at: Date;
  readonly seller_account: number | null;
}

export function offeredSkuOf(row: OfferedSkuRow) {
  return {
    skuId: Number(row.sku_id),
    productId: Number(row.product_id),
    supplierId: Number(row.supplier_id),
    supplierName: row.supplier_name,
    categoryId: row.category_id,
    title: row.title,
    titleZh: row.title_zh,
    options: row.options,
    picture: row.picture,
    skuFen: row.sku_fen,
    /** Set where its seller names the price in rand. */
    randCents: row.rand_cents,
    stock: row.stock,
    specId: row.spec_id,
    quoteType: row.quote_type,
    priceBreaks: row.price_breaks,
    unit: row.unit,
    minOrder: row.min_order,
    batch: row.batch,
    /** What its seller sells mixed. */
    mix: row.mix,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    special: row.special,
    stockType: row.stock_type,
    onShelf: row.on_shelf,
    checkedAt: row.checked_at,
    /** Whose goods they are, where they are not ours. */
    sellerAccount: row.seller_account,
  };
}

export type OfferedSku = Readonly<ReturnType<typeof offeredSkuOf>>;

const oneText = `select g.* from ${offeredSkus} g where g.sku_id = $1::bigint`;

/** SKUs as they are offered now; those that are gone are left out. */
export async function offeredSkusOf(reader: Sql, skuIds: readonly number[]): Promise<OfferedSku[]> {
  const [only] = skuIds;
  // PostgreSQL plans a list anew each time, which takes longer than reading one.
  if (skuIds.length === 1)
    return (await reader.run<OfferedSkuRow>('catalog.offeredOne', oneText, [only])).map(offeredSkuOf);
  const text = `select g.* from ${offeredSkus} g where g.sku_id = any($1::bigint[])`;
  return (await reader.run<OfferedSkuRow>('catalog.offered', text, [skuIds])).map(offeredSkuOf);
}
