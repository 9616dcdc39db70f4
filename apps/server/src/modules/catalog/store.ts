import type { SortCode } from '@sgb/contract/catalogue.ts';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { categories, products, skus, suppliers } from './tables.ts';

const { placeholder } = sql;

/** The columns of a product card. */
export const cardColumns = {
  id: products.id,
  title: products.title,
  picture: sql<string>`${products.pictures}[1]`.as('picture'),
  priceFen: products.priceFen,
  unit: products.unit,
  minOrder: products.minOrder,
  monthlySales: products.monthlySales,
  rating: products.rating,
  special: products.special,
  stockType: products.stockType,
  activityFlags: products.activityFlags,
  weightGrams: products.weightGrams,
  lengthMm: products.lengthMm,
  widthMm: products.widthMm,
  heightMm: products.heightMm,
};

export const sortKeys = {
  1: { key: products.monthlySales, direction: desc },
  2: { key: products.priceFen, direction: asc },
  3: { key: products.priceFen, direction: desc },
  4: { key: products.createdAt, direction: desc },
  5: { key: products.recommendScore, direction: desc },
} satisfies Record<SortCode, { key: Column; direction: typeof asc }>;

/** Every order ends with the id, so that no two products tie and pages neither repeat nor skip one. */
export function ordered(sort: SortCode, key: SQLWrapper = sortKeys[sort].key, id: SQLWrapper = products.id): SQL[] {
  const { direction } = sortKeys[sort];
  return [direction(key), direction(id)];
}

/** What the supplier took down is found by its address alone. */
export const onShelf = eq(products.onShelf, true);

/**
 * The cards of a page in its order. The page is a query for ids: until it is known, only indexes need be read. Goods that
 * were taken down make it shorter rather than slower.
 */
export function cardsOf(orm: Sql['orm'], page: SQLWrapper, sort: SortCode) {
  return orm
    .select(cardColumns)
    .from(sql`(${page}) as shown`)
    .innerJoin(products, eq(products.id, sql`shown.id`))
    .where(onShelf)
    .orderBy(...ordered(sort));
}

export interface ListFilter {
  readonly fromFen?: number | undefined;
  readonly belowFen?: number | undefined;
  readonly maxMinOrder?: number | undefined;
  readonly stockType?: 0 | 1 | undefined;
  readonly special?: 0 | 1 | 2 | undefined;
  readonly minRating?: number | undefined;
}

function conditions(filter: ListFilter): SQL[] {
  const list: SQL[] = [];
  if (filter.fromFen !== undefined) list.push(gte(products.priceFen, filter.fromFen));
  if (filter.belowFen !== undefined) list.push(lt(products.priceFen, filter.belowFen));
  if (filter.maxMinOrder !== undefined) list.push(lte(products.minOrder, filter.maxMinOrder));
  if (filter.stockType !== undefined) list.push(eq(products.stockType, filter.stockType));
  if (filter.special !== undefined) list.push(eq(products.special, filter.special));
  if (filter.minRating !== undefined) list.push(gte(products.rating, filter.minRating));
  return list;
}

export function categoryRows(reader: Sql) {
  return reader.orm
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      picture: categories.picture,
      productCount: categories.productCount,
    })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position));
}

/**
 * A page of the products in some leaves of the tree. Each leaf gives its own best rows through its index and the
 * few that remain are merged, so that a department of 50,000 products costs no more than a shelf.
 */
function pageQuery(orm: Sql['orm'], sort: SortCode, filter: ListFilter) {
  const fromLeaf = orm
    .select({ id: products.id, key: sql`${sortKeys[sort].key}`.as('key') })
    .from(products)
    .where(and(eq(products.categoryId, sql`leaf.id`), ...conditions(filter)))
    .orderBy(...ordered(sort))
    .limit(placeholder('depth'))
    .as('from_leaf');
  const shown = orm
    .select({ id: fromLeaf.id })
    .from(sql`unnest(${placeholder('leaves')}::int[]) as leaf(id)`)
    .crossJoinLateral(fromLeaf)
    .orderBy(...ordered(sort, fromLeaf.key, fromLeaf.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return cardsOf(orm, shown, sort);
}

export interface PageOf {
  readonly leaves: readonly number[];
  readonly sort: SortCode;
  readonly offset: number;
  readonly limit: number;
}

export function listProducts(reader: Sql, { leaves, sort, offset, limit }: PageOf, filter: ListFilter) {
  const values = { leaves, offset, limit, depth: offset + limit };
  if (conditions(filter).length === 0) {
    return reader.hot(`catalog.list.${sort}`, (orm) => pageQuery(orm, sort, {})).execute(values);
  }
  return pageQuery(reader.orm, sort, filter).prepare('').execute(values);
}

export async function countProducts(reader: Sql, leaves: readonly number[], filter: ListFilter): Promise<number> {
  const [row] = await reader.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(and(inArray(products.categoryId, [...leaves]), ...conditions(filter)));
  return row?.total ?? 0;
}

const topicOrder = { hotsale: 1, new: 4, recommend: 5 } as const satisfies Record<string, SortCode>;
export type Topic = keyof typeof topicOrder;

export function topicProducts(reader: Sql, topic: Topic, offset: number, limit: number) {
  return reader
    .hot(`catalog.topic.${topic}`, (orm) =>
      orm
        .select(cardColumns)
        .from(products)
        .where(and(eq(products.stockType, 0), onShelf))
        .orderBy(...ordered(topicOrder[topic]))
        .limit(placeholder('limit'))
        .offset(placeholder('offset')),
    )
    .execute({ offset, limit });
}

/** The cards of these products, in no particular order; what is gone or taken down is left out. */
export function cardsById(reader: Sql, ids: readonly number[]) {
  return reader
    .hot('catalog.cards', (orm) =>
      orm
        .select(cardColumns)
        .from(products)
        .where(and(sql`${products.id} = any(${placeholder('ids')}::bigint[])`, onShelf)),
    )
    .execute({ ids });
}

/**
 * For each product the picture of its first SKU with one of these options, such as 'red'; where there is none, one whose
 * last word it is: 'Wine Red'.
 */
export async function picturesShowing(reader: Sql, ids: readonly number[], options: readonly string[]) {
  const { rows } = await reader.orm.execute<{ id: string; picture: string }>(sql`
    select distinct on (s.product_id) s.product_id as id, s.picture from ${skus} s, unnest(s.options) as option
    where s.product_id = any(${sql.param(ids)}::bigint[])
      and (lower(option) = any(${sql.param(options)}::text[]) or split_part(lower(option), ' ', -1) = any(${sql.param(options)}::text[]))
    order by s.product_id, lower(option) = any(${sql.param(options)}::text[]) desc, s.position`);
  return new Map(rows.map(({ id, picture }) => [Number(id), picture]));
}

export function pricesById(reader: Sql, ids: readonly number[]) {
  return reader
    .hot('catalog.prices', (orm) =>
      orm
        .select({ id: products.id, priceFen: products.priceFen })
        .from(products)
        .where(and(sql`${products.id} = any(${placeholder('ids')}::bigint[])`, onShelf)),
    )
    .execute({ ids });
}

const mainPicture = { id: products.id, picture: sql<string>`${products.pictures}[1]` };

/** The first picture of each product in the order of their numbers, from after one of them on. */
export function mainPictures(reader: Sql, after: number, limit: number) {
  return reader.orm.select(mainPicture).from(products).where(gt(products.id, after)).orderBy(products.id).limit(limit);
}

export function mainPicturesOf(reader: Sql, ids: readonly number[]) {
  return reader.orm
    .select(mainPicture)
    .from(products)
    .where(inArray(products.id, [...ids]));
}

export function productWithSupplier(reader: Sql, id: number) {
  return reader
    .hot('catalog.product', (orm) =>
      orm
        .select({ product: products, supplier: suppliers })
        .from(products)
        .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
        .where(eq(products.id, placeholder('id'))),
    )
    .execute({ id });
}

export function skusOf(reader: Sql, productId: number) {
  return reader
    .hot('catalog.skus', (orm) =>
      orm
        .select({
          id: skus.id,
          options: skus.options,
          picture: skus.picture,
          priceFen: skus.priceFen,
          stock: skus.stock,
        })
        .from(skus)
        .where(eq(skus.productId, placeholder('id')))
        .orderBy(asc(skus.position)),
    )
    .execute({ id: productId });
}

/** What a product's landed cost follows from. */
export async function pricedProduct(reader: Sql, productId: number) {
  const [row] = await reader
    .hot('catalog.priced', (orm) =>
      orm
        .select({
          categoryId: products.categoryId,
          priceFen: products.priceFen,
          quoteType: products.quoteType,
          priceBreaks: products.priceBreaks,
          minOrder: products.minOrder,
          batch: products.batch,
          weightGrams: products.weightGrams,
          lengthMm: products.lengthMm,
          widthMm: products.widthMm,
          heightMm: products.heightMm,
          weightSource: products.weightSource,
          special: products.special,
          stockType: products.stockType,
        })
        .from(products)
        .where(eq(products.id, placeholder('id'))),
    )
    .execute({ id: productId });
  return row;
}

export async function categoryOf(reader: Sql, productId: number): Promise<number | undefined> {
  const [row] = await reader
    .hot('catalog.categoryOf', (orm) =>
      orm
        .select({ id: products.categoryId })
        .from(products)
        .where(eq(products.id, placeholder('id'))),
    )
    .execute({ id: productId });
  return row?.id;
}

export function neighbours(reader: Sql, categoryId: number, exceptId: number, limit: number) {
  return reader
    .hot('catalog.neighbours', (orm) =>
      orm
        .select(cardColumns)
        .from(products)
        .where(and(eq(products.categoryId, placeholder('category')), ne(products.id, placeholder('except')), onShelf))
        .orderBy(...ordered(1))
        .limit(placeholder('limit')),
    )
    .execute({ category: categoryId, except: exceptId, limit });
}
