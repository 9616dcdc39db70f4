import type { SortCode } from '@sgb/contract/catalogue.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { CardRow } from './rules.ts';
import { cardsText, orderBy, sortColumns } from './store.ts';

/** Goods that partial indexes set apart from the rest: those of an activity, those in Johannesburg. */
export interface Apart {
  /** Unique among all that are set apart; part of the names of its statements. */
  readonly name: string;
  /** Of products as `p`. Must imply the condition of the partial indexes, without which PostgreSQL would not use them. */
  readonly condition: string;
}

/** The page is found in the index that has its order. */
const wholePage = ({ condition }: Apart, sort: SortCode) =>
  `select p.id from products p where ${condition} ${orderBy(sort)} limit $1 offset $2`;

/** All of the leaves' goods that are set apart, from one index, then sorted: its cost does not depend on how many others there are. */
const leavesPage = ({ condition }: Apart, sort: SortCode, leaves: string) => `
  select apart.id from (
    select p.id, p.${sortColumns[sort].column} as key from products p
    -- 'offset 0' keeps PostgreSQL from walking the index of the order after all.
    where ${condition} and p.category_id = any(${leaves}::int[]) offset 0
  ) as apart ${orderBy(sort, 'apart', 'key')} limit $1 offset $2`;

export interface ApartPage extends Slice {
  readonly sort: SortCode;
  /** Left out: all leaves. */
  readonly leaves?: readonly number[] | undefined;
}

/** `values` are those of the condition, from $3 on. */
export function apartProducts(
  reader: Sql,
  apart: Apart,
  { sort, leaves, offset, limit }: ApartPage,
  values: readonly number[] = [],
): Promise<CardRow[]> {
  const bound = [limit, offset, ...values];
  if (!leaves)
    return reader.run<CardRow>(`catalog.${apart.name}.${sort}`, cardsText(wholePage(apart, sort), sort), bound);
  const page = leavesPage(apart, sort, `$${bound.length + 1}`);
  return reader.run<CardRow>(`catalog.${apart.name}Leaves.${sort}`, cardsText(page, sort), [...bound, leaves]);
}
