import { and, asc, desc, getTableColumns, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { onShelf } from './store.ts';
import { categories, products } from './tables.ts';

const { id, categoryId, supplierId, title, titleZh, attributes, choices, priceFen, minOrder } =
  getTableColumns(products);
const { monthlySales, rating, stockType, special, createdAt, facets } = getTableColumns(products);
const columns = {
  id,
  categoryId,
  supplierId,
  title,
  titleZh,
  attributes,
  choices,
  priceFen,
  minOrder,
  monthlySales,
  rating,
  stockType,
  special,
  createdAt,
  facets,
};

/** Where a walk over the whole catalogue stands. */
export interface Place {
  readonly categoryId: number;
  readonly monthlySales: number;
  readonly id: number;
}

/** The next goods of a walk over all of them, leaf by leaf, the best sellers of a leaf first. */
export function nextGoods(reader: Sql, after: Place | undefined, limit: number) {
  const beyond =
    after &&
    sql`${categoryId} >= ${after.categoryId} and (${categoryId} > ${after.categoryId}
      or (${monthlySales}, ${id}) < (${after.monthlySales}, ${after.id}))`;
  return reader.orm
    .select(columns)
    .from(products)
    .where(and(onShelf, beyond))
    .orderBy(asc(categoryId), desc(monthlySales), desc(id))
    .limit(limit);
}
export type SearchableGoods = Awaited<ReturnType<typeof nextGoods>>[number];

export function goodsById(reader: Sql, ids: readonly number[]): Promise<SearchableGoods[]> {
  return reader.orm
    .select(columns)
    .from(products)
    .where(and(onShelf, sql`${id} = any(${sql.param(ids)}::bigint[])`));
}

/** The categories with their names in both languages, parents before children. */
export function categoryNames(reader: Sql) {
  return reader.orm
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name, nameZh: categories.nameZh })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position));
}
