import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { categoriesChannel } from './channels.ts';
import { facetsOf } from './facets/rules.ts';
import { leafByWords } from './leaf-rules.ts';
import type { NewProduct, NewSupplier } from './load.ts';
import { categories, products, skus, supplierCategories, suppliers } from './tables.ts';

/** Goods as their supplier offers them now, in the words of our own tables. */
export type SupplierGoods = Omit<
  NewProduct,
  | 'categoryId'
  | 'supplierId'
  | 'stockType'
  | 'activityFlags'
  | 'recommendScore'
  | 'rating'
  | 'ratingCount'
  | 'createdAt'
  | 'checkedAt'
> & {
  readonly supplier: Omit<NewSupplier, 'id' | 'openId'> & { readonly openId: string };
  readonly supplierCategoryId: number | null;
  readonly fallbackCategoryId: number;
};

/** A seller keeps its number; a new one gets the next. Sellers of the demo world are known by their number itself. */
async function supplierNumber(tx: Tx, { openId, ...facts }: SupplierGoods['supplier']): Promise<number> {
  const known = /^\d{6,15}$/.test(openId)
    ? or(eq(suppliers.openId, openId), eq(suppliers.id, Number(openId)))
    : eq(suppliers.openId, openId);
  const [found] = await tx.orm.select({ id: suppliers.id }).from(suppliers).where(known).limit(1);
  if (found) return found.id;
  const [made] = await tx.orm
    .insert(suppliers)
    .values({ ...facts, openId, id: sql`nextval('supplier_numbers')`, productCount: 0 })
    .onConflictDoUpdate({ target: suppliers.openId, set: { openId } })
    .returning({ id: suppliers.id });
  if (!made) throw new Error(`supplier ${openId} could not be stored`);
  return made.id;
}

async function leafOf(tx: Tx, goods: SupplierGoods): Promise<number> {
  if (goods.supplierCategoryId !== null) {
    const [mapped] = await tx.orm
      .select({ id: supplierCategories.categoryId })
      .from(supplierCategories)
      .where(eq(supplierCategories.supplierCategoryId, goods.supplierCategoryId));
    if (mapped) return mapped.id;
  }
  const leaves = await tx.orm
    .select({ id: categories.id, name: categories.name, nameZh: categories.nameZh })
    .from(categories)
    .where(eq(categories.level, 3))
    .orderBy(categories.id);
  const fallback = leaves.find(({ id }) => id === goods.fallbackCategoryId) ?? leaves[0];
  const leaf = leafByWords(leaves, goods.title, goods.titleZh) ?? fallback?.id;
  if (leaf === undefined) throw new Error('the shop has no categories to put goods into');
  return leaf;
}

/** Prices, stock and rules of SKUs; those the supplier no longer lists stay, without stock: carts point at them. */
async function storeSkus(tx: Tx, goods: SupplierGoods): Promise<void> {
  const ids = goods.skus.map(({ id }) => id);
  const [last] = await tx.orm
    .select({ position: sql<number>`coalesce(max(${skus.position}), -1)::int` })
    .from(skus)
    .where(eq(skus.productId, goods.id));
  const first = (last?.position ?? -1) + 1;
  await tx.orm
    .insert(skus)
    .values(goods.skus.map((sku, place) => ({ ...sku, productId: goods.id, position: first + place })))
    .onConflictDoUpdate({
      target: skus.id,
      set: { priceFen: sql`excluded.price_fen`, stock: sql`excluded.stock`, specId: sql`excluded.spec_id` },
      setWhere: sql`${skus.productId} = excluded.product_id`,
    });
  await tx.orm
    .update(skus)
    .set({ stock: 0 })
    .where(and(eq(skus.productId, goods.id), notInArray(skus.id, ids)));
}

async function insertGoods(tx: Tx, goods: SupplierGoods, now: Date): Promise<void> {
  const supplierId = await supplierNumber(tx, goods.supplier);
  const categoryId = await leafOf(tx, goods);
  const { supplier: _, supplierCategoryId: __, fallbackCategoryId: ___, skus: ____, ...facts } = goods;
  const inserted = await tx.orm
    .insert(products)
    .values({
      ...facts,
      supplierId,
      categoryId,
      facets: facetsOf(goods),
      stockType: 0,
      activityFlags: 0,
      recommendScore: Math.round(goods.supplierRating * 20 + Math.log2(goods.monthlySales + 1) * 400),
      createdAt: now,
      checkedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: products.id });
  if (inserted.length === 0) return;
  await tx.orm.update(categories).set({ productCount: sql`product_count + 1` }).where(eq(categories.id, categoryId));
  await tx.orm.update(suppliers).set({ productCount: sql`product_count + 1` }).where(eq(suppliers.id, supplierId));
  await announce(tx, categoriesChannel);
}

/** What a refresh found different: new goods, their words or whether they are sold, only their price, or nothing. */
export type GoodsChange = 'new' | 'words' | 'terms' | 'none';

const updateText = `
  with before as (select id, choices, on_shelf, price_fen, min_order from products where id = $1 for update)
  update products p set price_fen = $2, price_breaks = $3, quote_type = $4, min_order = $5, batch = $6, choices = $7,
    on_shelf = $8, checked_at = $9, facets = $10, mix = $11, recheck_until = null
  from before b where p.id = b.id
  returning case when b.choices is distinct from p.choices or b.on_shelf <> p.on_shelf then 'words'
    when b.price_fen <> p.price_fen or b.min_order <> p.min_order then 'terms' else 'none' end as change`;

async function updateGoods(tx: Tx, goods: SupplierGoods, now: Date): Promise<GoodsChange | undefined> {
  const { id, priceFen, priceBreaks, quoteType, minOrder, batch, choices, onShelf } = goods;
  const terms = [priceFen, JSON.stringify(priceBreaks), quoteType, minOrder, batch];
  const mix = goods.mix ? JSON.stringify(goods.mix) : null;
  const values = [id, ...terms, JSON.stringify(choices), onShelf, now, facetsOf(goods), mix];
  return (await tx.run<{ change: GoodsChange }>('catalog.refresh', updateText, values))[0]?.change;
}

/** Takes goods into the catalogue, or brings price, stock and rules of those that are there up to date. */
export async function storeSupplierGoods(tx: Tx, goods: SupplierGoods, now: Date): Promise<GoodsChange> {
  const change = await updateGoods(tx, goods, now);
  if (change === undefined) await insertGoods(tx, goods, now);
  await storeSkus(tx, goods);
  return change ?? 'new';
}

const rateText = `
  update products p set rating = r.rating, rating_count = r.count
  from unnest($1::bigint[], $2::smallint[], $3::int[]) as r(id, rating, count)
  where p.id = r.id`;

/** What our shoppers say of products: hundredths of a star, and how many say so. */
export function rateProducts(
  tx: Tx,
  rated: readonly { readonly id: number; readonly rating: number; readonly count: number }[],
): void {
  const list = <Value>(of: (row: (typeof rated)[number]) => Value) => rated.map(of);
  tx.send('catalog.rate', rateText, [list(({ id }) => id), list(({ rating }) => rating), list(({ count }) => count)]);
}

/** Its supplier does not sell it any more. */
export async function takeOffShelf(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(products).set({ onShelf: false, checkedAt: now, recheckUntil: null }).where(eq(products.id, id));
}

export async function freshnessOf(reader: Sql, id: number) {
  const [row] = await reader.orm
    .select({ checkedAt: products.checkedAt, stockType: products.stockType, onShelf: products.onShelf })
    .from(products)
    .where(eq(products.id, id));
  return row;
}

/** Those of these offers that were last read at the supplier before a moment; what lies in our own warehouse is not asked for. */
export async function staleOffers(reader: Sql, ids: readonly number[], before: Date): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.stockType, 0), lt(products.checkedAt, before)));
  return rows.map(({ id }) => id);
}

/** True for one process until `until`: it reads the supplier again for all of them. */
export async function claimRecheck(tx: Tx, id: number, checkedBefore: Date, now: Date, until: Date): Promise<boolean> {
  const claimed = await tx.orm
    .update(products)
    .set({ recheckUntil: until })
    .where(
      and(
        eq(products.id, id),
        lt(products.checkedAt, checkedBefore),
        or(isNull(products.recheckUntil), lt(products.recheckUntil, now)),
      ),
    )
    .returning({ id: products.id });
  return claimed.length > 0;
}

export async function releaseRecheck(tx: Tx, id: number): Promise<void> {
  await tx.orm.update(products).set({ recheckUntil: null }).where(eq(products.id, id));
}

/** Teaches the catalogue which leaf a category of the supplier site belongs to; what staff taught it stays. */
export async function addSupplierCategories(
  tx: Tx,
  rows: readonly { readonly supplierCategoryId: number; readonly categoryId: number }[],
): Promise<void> {
  const known = await tx.orm
    .select({ id: categories.id })
    .from(categories)
    .where(
      inArray(
        categories.id,
        rows.map(({ categoryId }) => categoryId),
      ),
    );
  const leaves = new Set(known.map(({ id }) => id));
  const fitting = rows.filter(({ categoryId }) => leaves.has(categoryId));
  if (fitting.length > 0) await tx.orm.insert(supplierCategories).values(fitting).onConflictDoNothing();
}

const facetsText = `
  update products p set facets = string_to_array(g.facets, ' ') from unnest($1::bigint[], $2::text[]) as g(id, facets)
  where p.id = g.id`;

/** Writes the facets of goods anew, where our rules read their supplier's words differently than before. */
export async function writeFacets(
  on: Sql,
  goods: readonly { readonly id: number; readonly facets: readonly string[] }[],
): Promise<void> {
  if (goods.length === 0) return;
  const values = [goods.map(({ id }) => id), goods.map(({ facets }) => facets.join(' '))];
  await on.run('catalog.facets', facetsText, values);
}
