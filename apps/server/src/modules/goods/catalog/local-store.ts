import type { SortCode } from '@sgb/contract/catalogue.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { orderBy } from './store.ts';

/** A price as goods of ours have it, and as those of sellers. */
interface Limit {
  readonly fen: number;
  readonly cents: number;
}

interface LocalWish extends Slice {
  readonly sort: SortCode;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
  readonly leaves?: readonly number[] | undefined;
  readonly from?: Limit | undefined;
  readonly below?: Limit | undefined;
  /** Only those of this seller. */
  readonly supplierId?: number | undefined;
  /** Pieces that fit into such a box; its sides from the longest on. */
  readonly box?: { readonly sidesMm: readonly [number, number, number]; readonly maxGrams: number } | undefined;
}

const sides = 'p.length_mm, p.width_mm, p.height_mm';
const boxed = (at: number) => `p.weight_grams <= $${at} and greatest(${sides}) <= $${at + 1}
  and p.length_mm + p.width_mm + p.height_mm - greatest(${sides}) - least(${sides}) <= $${at + 2} and least(${sides}) <= $${at + 3}`;

const priced = (at: number, sign: string) =>
  `case when p.rand_cents is null then p.price_fen ${sign} $${at} else p.rand_cents ${sign} $${at + 1} end`;

/** What lies in Johannesburg, page by page, and how much of it there is. */
export async function localProducts(reader: Sql, { sort, offset, limit, box, ...wish }: LocalWish) {
  const values: unknown[] = [limit, offset];
  const conditions: string[] = [];
  let name = '';
  const add = (letter: string, condition: (at: number) => string, given: readonly unknown[] | undefined) => {
    if (!given) return;
    conditions.push(` and ${condition(values.length + 1)}`);
    values.push(...given);
    name += letter;
  };
  const one = <Value>(value: Value | undefined) => (value === undefined ? undefined : [value]);
  add('i', (at) => `p.id = any($${at}::bigint[])`, one(wish.ids));
  add('l', (at) => `p.category_id = any($${at}::int[])`, one(wish.leaves));
  add('f', (at) => priced(at, '>='), wish.from && [wish.from.fen, wish.from.cents]);
  add('b', (at) => priced(at, '<'), wish.below && [wish.below.fen, wish.below.cents]);
  add('s', (at) => `p.supplier_id = $${at}`, one(wish.supplierId));
  add('x', boxed, box && [box.maxGrams, ...box.sidesMm]);
  const text = `
    select p.id::float8 as id, (count(*) over ())::int as total from products p
    where p.stock_type = 1 and p.on_shelf
      and (p.rand_cents is null or exists (select from skus s where s.product_id = p.id and s.stock > 0))${conditions.join('')} ${orderBy(sort)} limit $1 offset $2`;
  const rows = await reader.run<{ id: number; total: number }>(`catalog.local.${sort}.${name}`, text, values);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const likestText = `
  select l.id::float8 as "localId", near.id::float8 as "chinaId" from products l cross join lateral (
    select c.id, similarity(c.title, l.title) as alike from products c
    where c.category_id = l.category_id and c.stock_type = 0 and c.on_shelf order by alike desc, c.id limit 1) near
  where l.stock_type = 1 and near.alike >= $1`;

/** For what lies in Johannesburg, that of its category in China whose title is most like its own. */
export function likestFromChina(reader: Sql, least: number) {
  return reader.run<{ localId: number; chinaId: number }>('catalog.likest', likestText, [least]);
}
