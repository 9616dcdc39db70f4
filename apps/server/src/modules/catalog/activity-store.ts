import type { SortCode } from '@sgb/contract/catalogue.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { Slice } from './rules.ts';
import { cardColumns, ordered, sortKeys } from './store.ts';
import { activityCounts, products } from './tables.ts';

const { placeholder } = sql;

/** The first condition is that of the partial indexes, without which PostgreSQL would not use them. */
const takesPart = and(
  sql`${products.activityFlags} <> 0`,
  sql`${products.activityFlags} & ${placeholder('flag')}::int <> 0`,
);

/** The page is found in the index that has its order; only what is shown is fetched. */
function wholeActivity(orm: Sql['orm'], sort: SortCode) {
  const shown = orm
    .select({ id: products.id })
    .from(products)
    .where(takesPart)
    .orderBy(...ordered(sort))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .as('shown');
  return orm
    .select(cardColumns)
    .from(shown)
    .innerJoin(products, eq(products.id, shown.id))
    .orderBy(...ordered(sort));
}

/** All goods of the leaves that take part, from one index, then sorted: its cost does not depend on how many others there are. */
function activityInLeaves(orm: Sql['orm'], sort: SortCode) {
  const taking = orm
    .select({ id: products.id, key: sql`${sortKeys[sort].key}`.as('key') })
    .from(products)
    .where(and(takesPart, sql`${products.categoryId} = any(${placeholder('leaves')}::int[])`));
  const shown = orm
    .select({ id: sql`taking.id`.as('id') })
    // 'offset 0' keeps PostgreSQL from walking the index of the order after all.
    .from(sql`(${taking} offset 0) as taking`)
    .orderBy(...ordered(sort, sql`taking.key`, sql`taking.id`))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .as('shown');
  return orm
    .select(cardColumns)
    .from(shown)
    .innerJoin(products, eq(products.id, sql`shown.id`))
    .orderBy(...ordered(sort));
}

export interface ActivityPage extends Slice {
  readonly flag: number;
  readonly sort: SortCode;
  /** Left out: the whole activity. */
  readonly leaves?: readonly number[] | undefined;
}

export function activityProducts(reader: Sql, { flag, sort, leaves, offset, limit }: ActivityPage) {
  const values = { flag, offset, limit };
  return leaves
    ? reader.hot(`catalog.activityLeaves.${sort}`, (orm) => activityInLeaves(orm, sort)).execute({ ...values, leaves })
    : reader.hot(`catalog.activity.${sort}`, (orm) => wholeActivity(orm, sort)).execute(values);
}

export function activityCountRows(reader: Sql) {
  return reader.orm.select().from(activityCounts);
}
