import type { SortCode } from '@sgb/contract/catalogue.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { Slice } from './rules.ts';
import { cardsOf, ordered, sortKeys } from './store.ts';
import { products } from './tables.ts';

const { placeholder } = sql;

/** Goods that partial indexes set apart from the rest: those of an activity, those in Johannesburg. */
export interface Apart {
  /** Unique among all that are set apart; part of the names of its statements. */
  readonly name: string;
  /** Must imply the condition of the partial indexes, without which PostgreSQL would not use them. */
  readonly condition: SQL | undefined;
}

/** The page is found in the index that has its order. */
function wholePage(orm: Sql['orm'], { condition }: Apart, sort: SortCode) {
  const shown = orm
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...ordered(sort))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return cardsOf(orm, shown, sort);
}

/** All of the leaves' goods that are set apart, from one index, then sorted: its cost does not depend on how many others there are. */
function leavesPage(orm: Sql['orm'], { condition }: Apart, sort: SortCode) {
  const inLeaves = orm
    .select({ id: products.id, key: sql`${sortKeys[sort].key}`.as('key') })
    .from(products)
    .where(and(condition, sql`${products.categoryId} = any(${placeholder('leaves')}::int[])`));
  const shown = orm
    .select({ id: sql`apart.id`.as('id') })
    // 'offset 0' keeps PostgreSQL from walking the index of the order after all.
    .from(sql`(${inLeaves} offset 0) as apart`)
    .orderBy(...ordered(sort, sql`apart.key`, sql`apart.id`))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return cardsOf(orm, shown, sort);
}

export interface ApartPage extends Slice {
  readonly sort: SortCode;
  /** Left out: all leaves. */
  readonly leaves?: readonly number[] | undefined;
}

/** `values` are those of the placeholders in the condition. */
export function apartProducts(
  reader: Sql,
  apart: Apart,
  { sort, leaves, offset, limit }: ApartPage,
  values: Readonly<Record<string, number>> = {},
) {
  const bound = { ...values, offset, limit };
  return leaves
    ? reader
        .hot(`catalog.${apart.name}Leaves.${sort}`, (orm) => leavesPage(orm, apart, sort))
        .execute({ ...bound, leaves })
    : reader.hot(`catalog.${apart.name}.${sort}`, (orm) => wholePage(orm, apart, sort)).execute(bound);
}
