import type { SortCode } from '@sgb/contract/catalogue.ts';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { FacetFilter } from './facets/rules.ts';
import type { CardRow } from './rules.ts';
import { categories, products, type skus, suppliers } from './tables.ts';

/** What a product card is made from, of products as `p`. */
export const cardColumns = `
  p.id::float8 as id, p.title, p.pictures[1] as picture, p.price_fen as "priceFen", p.rand_cents as "randCents", p.unit, p.min_order as "minOrder",
  p.monthly_sales as "monthlySales", p.rating, p.special, p.stock_type as "stockType",
  p.activity_flags as "activityFlags", p.weight_grams as "weightGrams", p.length_mm as "lengthMm",
  p.width_mm as "widthMm", p.height_mm as "heightMm",
  case when p.rand_cents is not null then (select u.name from suppliers u where u.id = p.supplier_id) end as "soldBy"`;

/** What goods are sorted by. */
export const sortColumns = {
  1: { column: 'monthly_sales', direction: 'desc' },
  2: { column: 'price_fen', direction: 'asc' },
  3: { column: 'price_fen', direction: 'desc' },
  4: { column: 'created_at', direction: 'desc' },
  5: { column: 'recommend_score', direction: 'desc' },
} as const satisfies Record<SortCode, { column: string; direction: 'asc' | 'desc' }>;

/** Every order ends with the id, so that no two products tie and pages neither repeat nor skip one. */
export function orderBy(sort: SortCode, source = 'p', key: string = sortColumns[sort].column): string {
  const { direction } = sortColumns[sort];
  return `order by ${source}.${key} ${direction}, ${source}.id ${direction}`;
}

/** What the supplier took down is found by its address alone. */
export const onShelf = eq(products.onShelf, true);

/**
 * The cards of a page in its order. The page is a query for ids: until it is known, only indexes need be read. Goods that
 * were taken down make it shorter rather than slower.
 */
export const cardsText = (page: string, sort: SortCode) => `
  select ${cardColumns} from (${page}) as shown join products p on p.id = shown.id where p.on_shelf ${orderBy(sort)}`;

export type ListFilter = {
  readonly fromFen?: number | undefined;
  readonly belowFen?: number | undefined;
  readonly maxMinOrder?: number | undefined;
  readonly stockType?: 0 | 1 | undefined;
  readonly special?: 0 | 1 | 2 | undefined;
  readonly minRating?: number | undefined;
  readonly minSupplierRating?: number | undefined;
} & FacetFilter;

const filters: Readonly<Record<keyof ListFilter, string>> = {
  fromFen: 'price_fen >=',
  belowFen: 'price_fen <',
  maxMinOrder: 'min_order <=',
  stockType: 'stock_type =',
  special: 'special =',
  minRating: 'rating >=',
  minSupplierRating: 'supplier_rating >=',
  colours: 'facets &&',
  sizes: 'facets &&',
  materials: 'facets &&',
};

/** The conditions of a filter with values from a place on, and a name for which of them there are. */
function conditionsOf(filter: ListFilter, first: number) {
  const all = Object.keys(filters) as (keyof ListFilter)[];
  const names = all.filter((name) => filter[name] !== undefined);
  return {
    // PostgreSQL knows a statement by its first 63 letters: all the words would not fit.
    name: names.map((name) => all.indexOf(name)).join(''),
    text: names.map((name, place) => ` and p.${filters[name]} $${first + place}`).join(''),
    values: names.map((name) => filter[name]),
  };
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

export interface PageOf {
  readonly leaves: readonly number[];
  readonly sort: SortCode;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the products in some leaves of the tree. Each leaf gives its own best rows through its index and the
 * few that remain are merged, so that a department of 50,000 products costs no more than a shelf.
 */
export function listProducts(
  reader: Sql,
  { leaves, sort, offset, limit }: PageOf,
  filter: ListFilter,
): Promise<CardRow[]> {
  const { name, text, values } = conditionsOf(filter, 5);
  const page = `
    select from_leaf.id from unnest($1::int[]) as leaf(id) cross join lateral (
      select p.id, p.${sortColumns[sort].column} as key from products p
      where p.category_id = leaf.id${text} ${orderBy(sort)} limit $2
    ) as from_leaf ${orderBy(sort, 'from_leaf', 'key')} limit $3 offset $4`;
  const shown = [leaves, offset + limit, limit, offset];
  return reader.run<CardRow>(`catalog.list.${sort}.${name}`, cardsText(page, sort), [...shown, ...values]);
}

export async function countProducts(reader: Sql, leaves: readonly number[], filter: ListFilter): Promise<number> {
  const { name, text, values } = conditionsOf(filter, 2);
  const all = `
    select count(*)::int as total from products p where p.category_id = any($1::int[]) and p.on_shelf${text}`;
  const [row] = await reader.run<{ total: number }>(`catalog.count.${name}`, all, [leaves, ...values]);
  return row?.total ?? 0;
}

const topicOrder = { hotsale: 1, new: 4, recommend: 5 } as const satisfies Record<string, SortCode>;
export type Topic = keyof typeof topicOrder;

export function topicProducts(reader: Sql, topic: Topic, offset: number, limit: number): Promise<CardRow[]> {
  const text = `
    select ${cardColumns} from products p where p.stock_type = 0 and p.on_shelf
    ${orderBy(topicOrder[topic])} limit $1 offset $2`;
  return reader.run<CardRow>(`catalog.topic.${topic}`, text, [limit, offset]);
}

/** The cards of these products, in no particular order; what is gone or taken down is left out. */
export function cardsById(reader: Sql, ids: readonly number[]): Promise<CardRow[]> {
  const text = `select ${cardColumns} from products p where p.id = any($1::bigint[]) and p.on_shelf`;
  return reader.run<CardRow>('catalog.cards', text, [ids]);
}

const showingText = `
  select distinct on (s.product_id) s.product_id::float8 as id, s.picture from skus s, unnest(s.options) as option
  where s.product_id = any($1::bigint[])
    and (lower(option) = any($2::text[]) or split_part(lower(option), ' ', -1) = any($2::text[]))
  order by s.product_id, lower(option) = any($2::text[]) desc, s.position`;

/**
 * For each product the picture of its first SKU with one of these options, such as 'red'; where there is none, one whose
 * last word it is: 'Wine Red'.
 */
export async function picturesShowing(reader: Sql, ids: readonly number[], options: readonly string[]) {
  const rows = await reader.run<{ id: number; picture: string }>('catalog.showing', showingText, [ids, options]);
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}

export function pricesById(reader: Sql, ids: readonly number[]) {
  const text = `
    select id::float8 as id, price_fen as "priceFen", rand_cents as "randCents" from products
    where id = any($1::bigint[]) and on_shelf`;
  return reader.run<{ id: number; priceFen: number; randCents: number | null }>('catalog.prices', text, [ids]);
}

export function namedSuppliers(reader: Sql, ids: readonly number[]) {
  const text = 'select id::float8 as id, name as title from suppliers where id = any($1::bigint[])';
  return reader.run<{ id: number; title: string }>('catalog.suppliers', text, [ids]);
}

/** What these products are called, whether they are still sold or not. */
export function namedProducts(reader: Sql, ids: readonly number[]) {
  const text = 'select id::float8 as id, title, pictures[1] as picture from products where id = any($1::bigint[])';
  return reader.run<{ id: number; title: string; picture: string }>('catalog.named', text, [ids]);
}

/** What can be chosen of each of these products; those that are not in the catalogue are left out. */
export async function choicesOf(reader: Sql, ids: readonly number[]) {
  const text = 'select id::float8 as id, choices from products where id = any($1::bigint[])';
  const rows = await reader.run<Pick<RowOf<typeof products>, 'id' | 'choices'>>('catalog.choices', text, [ids]);
  return new Map(rows.map(({ id, choices }) => [id, choices]));
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

type SupplierRow = RowOf<typeof suppliers>;

/** The supplier of a product `p`, as one column. */
export const supplierColumn = `(
  select to_json(s) from (select ${columnsOf(suppliers)} from suppliers where id = p.supplier_id) s) as supplier`;

const productText = `select ${columnsOf(products)}, ${supplierColumn} from products p where id = $1`;

export async function productWithSupplier(reader: Sql, id: number) {
  type Row = RowOf<typeof products> & { readonly supplier: SupplierRow };
  const [row] = await reader.run<Row>('catalog.product', productText, [id]);
  return row && { product: row, supplier: row.supplier };
}

type SkuRow = Pick<RowOf<typeof skus>, 'id' | 'options' | 'picture' | 'priceFen' | 'randCents' | 'stock'>;

const skusText = `
  select id::float8 as id, options, picture, price_fen as "priceFen", rand_cents as "randCents", stock from skus
  where product_id = $1 order by position`;

export function skusOf(reader: Sql, productId: number): Promise<SkuRow[]> {
  return reader.run<SkuRow>('catalog.skus', skusText, [productId]);
}

type PricedRow = Pick<
  RowOf<typeof products>,
  | 'categoryId'
  | 'priceFen'
  | 'randCents'
  | 'quoteType'
  | 'priceBreaks'
  | 'minOrder'
  | 'batch'
  | 'weightGrams'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'weightSource'
  | 'special'
  | 'stockType'
>;

const pricedText = `
  select category_id as "categoryId", price_fen as "priceFen", rand_cents as "randCents", quote_type as "quoteType", price_breaks as "priceBreaks",
    min_order as "minOrder", batch, weight_grams as "weightGrams", length_mm as "lengthMm", width_mm as "widthMm",
    height_mm as "heightMm", weight_source as "weightSource", special, stock_type as "stockType"
  from products where id = $1`;

/** What a product's landed cost follows from. */
export async function pricedProduct(reader: Sql, productId: number): Promise<PricedRow | undefined> {
  return (await reader.run<PricedRow>('catalog.priced', pricedText, [productId]))[0];
}

export async function categoryOf(reader: Sql, productId: number): Promise<number | undefined> {
  const text = 'select category_id as id from products where id = $1';
  return (await reader.run<{ id: number }>('catalog.categoryOf', text, [productId]))[0]?.id;
}

/** Others of the category of a product, best sellers first. */
export function neighbours(reader: Sql, productId: number, limit: number): Promise<CardRow[]> {
  const text = `
    select ${cardColumns} from products p
    where p.category_id = (select category_id from products where id = $1) and p.id <> $1 and p.on_shelf
    ${orderBy(1)} limit $2`;
  return reader.run<CardRow>('catalog.neighbours', text, [productId, limit]);
}
