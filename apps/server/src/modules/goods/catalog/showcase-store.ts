import type { SortCode } from '@sgb/contract/catalogue.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { and, asc, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type ApartPage, apartProducts } from './apart-store.ts';
import type { CardRow } from './rules.ts';
import { cardColumns, orderBy } from './store.ts';
import { products, saStockCounts, showcaseProducts, showcases } from './tables.ts';

const inJohannesburg = { name: 'saStock', condition: 'p.stock_type = 1' };

export function saStockProducts(reader: Sql, page: ApartPage) {
  return apartProducts(reader, inJohannesburg, page);
}

export function saStockCountRows(reader: Sql) {
  return reader.orm.select().from(saStockCounts);
}

export function allShowcases(reader: Sql) {
  return reader.orm.select().from(showcases);
}

export function showcaseCountRows(reader: Sql) {
  return reader.orm
    .select({
      slug: showcaseProducts.showcase,
      categoryId: products.categoryId,
      productCount: sql<number>`count(*)::int`,
    })
    .from(showcaseProducts)
    .innerJoin(products, eq(products.id, showcaseProducts.productId))
    .groupBy(showcaseProducts.showcase, products.categoryId);
}

export interface ShowcasePage extends Slice {
  readonly slug: string;
  readonly sort: SortCode;
  /** Left out: all leaves. */
  readonly leaves?: readonly number[] | undefined;
}

/** 'Recommend' is the order that the showcase was arranged in. */
const orderOf = (sort: SortCode) => (sort === 5 ? 'order by shown.position' : orderBy(sort));

/** A showcase is short enough (2,000 goods at most) to be sorted whole. */
export function productsOfShowcase(
  reader: Sql,
  { slug, sort, leaves, offset, limit }: ShowcasePage,
): Promise<CardRow[]> {
  const text = `
    select ${cardColumns} from showcase_products shown join products p on p.id = shown.product_id
    where shown.showcase = $1 and p.on_shelf${leaves ? ' and p.category_id = any($4::int[])' : ''}
    ${orderOf(sort)} limit $2 offset $3`;
  const name = leaves ? `catalog.showcaseLeaves.${sort}` : `catalog.showcase.${sort}`;
  return reader.run<CardRow>(name, text, [slug, limit, offset, ...(leaves ? [leaves] : [])]);
}

export type NewShowcase = InferInsertModel<typeof showcases>;

/** Adds the showcases that are missing and says which; one that somebody has changed stays as it is. */
export function addMissingShowcases(tx: Tx, rows: readonly NewShowcase[]) {
  return tx.orm
    .insert(showcases)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function pickedProducts(tx: Tx, slug: string): Promise<number[]> {
  const rows = await tx.orm
    .select({ id: showcaseProducts.productId })
    .from(showcaseProducts)
    .where(and(eq(showcaseProducts.showcase, slug), showcaseProducts.picked))
    .orderBy(asc(showcaseProducts.position));
  return rows.map(({ id }) => id);
}

/** Puts these goods in this order in place of all that the showcase held. */
export async function replaceProducts(
  tx: Tx,
  slug: string,
  ids: readonly number[],
  picked: ReadonlySet<number>,
): Promise<void> {
  await tx.orm.delete(showcaseProducts).where(eq(showcaseProducts.showcase, slug));
  if (ids.length === 0) return;
  await tx.orm.insert(showcaseProducts).values(
    ids.map((productId, place) => ({
      showcase: slug,
      productId,
      position: place + 1,
      picked: picked.has(productId),
    })),
  );
}
