import { type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import type { Found, LeafCounts, Wanted } from './store.ts';

/**
 * Searches for one common word in the best-match order. Looking at all its goods would be too slow, but its counts are
 * kept, and the best goods are found by walking indexes that have them in order already.
 */

export async function keptCounts(reader: Sql, lexeme: string): Promise<LeafCounts> {
  const { rows } = await reader.orm.execute<{ leaf: number; docs: number }>(
    sql`select leaf, docs from search_facets where lexeme = ${lexeme}`,
  );
  return new Map(rows.map(({ leaf, docs }) => [leaf, docs]));
}

const array = (values: readonly number[]) => `{${values.join()}}`;

/** The goods of some leaves, best first: each leaf gives its own best, and these are merged. */
function fromLeaves(tsquery: string, leaves: readonly number[], offset: number, limit: number): SQL {
  return sql`
    select best.product_id from unnest(${array(leaves)}::int[]) as l(leaf)
    cross join lateral (
      select d.product_id, d.score from search_documents d
      where d.leaf = l.leaf and d.words @@ ${tsquery}::tsquery
      order by d.score desc, d.product_id desc limit ${offset + limit}) best
    order by best.score desc, best.product_id desc limit ${limit} offset ${offset}`;
}

/** The goods of all other leaves, best first. */
export function fromElsewhere(tsquery: string, except: readonly number[], offset: number, limit: number): SQL {
  return sql`
    select product_id from search_documents
    where words @@ ${tsquery}::tsquery and leaf <> all(${array(except)}::int[])
    order by score desc, product_id desc limit ${limit} offset ${offset}`;
}

export async function findCommon(reader: Sql, counts: LeafCounts, wanted: Wanted): Promise<Found> {
  const { tsquery, tiers, leaves } = wanted;
  const chosen = leaves && new Set(leaves);
  const shown = (leaf: number) => counts.has(leaf) && (!chosen || chosen.has(leaf));
  const tiered = new Set([...tiers.named, ...tiers.headed]);
  const tierLeaves = [tiers.named.filter(shown), tiers.headed.filter(shown)];
  const rest = [...counts.keys()].filter((leaf) => !tiered.has(leaf) && shown(leaf));

  const ids: number[] = [];
  let { offset } = wanted;
  for (const [place, tier] of [...tierLeaves, rest].entries()) {
    const size = tier.reduce((sum, leaf) => sum + (counts.get(leaf) ?? 0), 0);
    const missing = wanted.limit - ids.length;
    if (size > offset && missing > 0) {
      const take = Math.min(missing, size - offset);
      const elsewhere = place === tierLeaves.length && !chosen;
      const statement = elsewhere
        ? fromElsewhere(tsquery, [...tiered], offset, take)
        : fromLeaves(tsquery, tier, offset, take);
      const { rows } = await reader.orm.execute<{ product_id: string }>(statement);
      ids.push(...rows.map((row) => Number(row.product_id)));
    }
    offset = Math.max(0, offset - size);
  }
  return { ids, counts };
}
