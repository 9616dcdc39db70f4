import type { Sql } from '../../../platform/db/database.ts';
import type { Found, LeafCounts, SearchStatement, Wanted } from './store.ts';

/**
 * Searches for common words in the best-match order. Looking at all their goods would be too slow, but their counts are
 * kept, and the best goods are found by walking indexes that have them in order already.
 */

export async function keptCounts(reader: Sql, lexeme: string): Promise<LeafCounts> {
  const text = 'select leaf, docs from search_facets where lexeme = $1';
  const rows = await reader.run<{ leaf: number; docs: number }>('search.counts', text, [lexeme]);
  return new Map(rows.map(({ leaf, docs }) => [leaf, docs]));
}

/** A part of a page: the best of some leaves, or of all but these. */
interface Step {
  readonly from: 'leaves' | 'elsewhere';
  readonly leaves: readonly number[];
  readonly offset: number;
  readonly limit: number;
}

/** The steps that find a page, and about how many rows they pass. */
interface Walk {
  readonly steps: readonly Step[];
  readonly rows: number;
}

// As a function it has no index, so that PostgreSQL walks the one that has the order. All else is hidden from the planner
// (`select $2`), so that the plan is the same for all of it, and is kept.
const matching = 'ts_match_vq(words, $1::tsquery)';

/** The goods of some leaves, best first: each leaf gives its own best, and these are merged. */
const leavesText = `
  select best.product_id::float8 as id from unnest((select $2::int[])) as l(leaf)
  cross join lateral (
    select product_id, score from search_documents d
    where d.leaf = l.leaf and ${matching}
    order by score desc, product_id desc limit (select $3::int + $4::int)) best
  order by best.score desc, best.product_id desc limit (select $3::int) offset (select $4::int)`;

/** The goods of all other leaves, best first. */
const elsewhereText = `
  select product_id::float8 as id from search_documents
  where ${matching} and leaf <> all((select $2::int[])::int[])
  order by score desc, product_id desc limit (select $3::int) offset (select $4::int)`;

export function stepStatement(tsquery: string, { from, leaves, offset, limit }: Step): SearchStatement {
  const text = from === 'leaves' ? leavesText : elsewhereText;
  return { name: `search.${from}`, text, values: [tsquery, leaves, limit, offset] };
}

const sum = (numbers: Iterable<number>) => Iterator.from(numbers).reduce((total, each) => total + each, 0);

/** A row that lies anywhere costs as much as several that lie beside one another. */
const farRow = 3;

/** Each tier gives its part of the page. Whoever walks passes fewer goods the more of them match, and then ends. */
export function walkOf(counts: LeafCounts, sizes: LeafCounts, { tiers, leaves, ...wanted }: Wanted): Walk {
  const chosen = leaves && new Set(leaves);
  const tiered = [...tiers.named, ...tiers.headed];
  const others = [...counts.keys()].filter((leaf) => !tiered.includes(leaf));
  const matches = (leaf: number) => counts.get(leaf) ?? 0;
  const goods = sum(sizes.values());
  const steps: Step[] = [];
  let [rows, { offset, limit }] = [0, wanted];
  for (const tier of [tiers.named, tiers.headed, others]) {
    const within = tier.filter((leaf) => counts.has(leaf) && (!chosen || chosen.has(leaf)));
    const size = sum(within.map(matches));
    const taken = Math.max(0, Math.min(limit, size - offset));
    if (taken > 0) {
      const needed = offset + taken;
      const inLeaves = sum(within.map((leaf) => (sizes.get(leaf) ?? 0) * Math.min(1, needed / matches(leaf))));
      const anywhere = tier === others && !chosen ? farRow * goods * (needed / size) : Number.POSITIVE_INFINITY;
      const step =
        anywhere < inLeaves
          ? ({ from: 'elsewhere', leaves: tiered } as const)
          : ({ from: 'leaves', leaves: within } as const);
      steps.push({ ...step, offset, limit: taken });
      rows += Math.min(inLeaves, anywhere);
    }
    limit -= taken;
    offset = Math.max(0, offset - size);
  }
  return { steps, rows };
}

export async function findCommon(
  reader: Sql,
  counts: LeafCounts,
  wanted: Wanted,
  { steps }: Walk = walkOf(counts, counts, wanted),
): Promise<Found> {
  const pages = await Promise.all(
    steps.map((step) => {
      const { name, text, values } = stepStatement(wanted.tsquery, step);
      return reader.run<{ id: number }>(name, text, values);
    }),
  );
  return { ids: pages.flat().map(({ id }) => id), counts };
}

/** What matches is read in any order and then sorted. */
const matchedRow = 3;
/** So few are sorted at once. */
const fewMatches = 100;

/** Whether a page is found sooner by walking than by looking at all matches. */
export function isWorthIt({ rows }: Walk, counts: LeafCounts): boolean {
  const matches = sum(counts.values());
  return matches > fewMatches && rows < matches * matchedRow;
}
