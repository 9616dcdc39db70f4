import type { Sql } from '../../../platform/db/database.ts';
import { stepStatement } from './common-store.ts';
import { facetStatement } from './facet-store.ts';
import { askFor, planOf, termsOf } from './query.ts';
import { allStatement, lookUp, type SearchStatement } from './store.ts';

/** What PostgreSQL does for a keyword, in its own words: for benches, and for whoever wonders why a search is slow. */
export async function explainSearch(reader: Sql, keyword: string): Promise<string> {
  const plan = planOf(keyword, await lookUp(reader, 'search', termsOf(keyword)));
  const { query, only } = askFor(plan.demands);
  const page = {
    tiers: { named: [], headed: [] },
    sort: 5,
    filter: {},
    leaves: undefined,
    offset: 0,
    limit: 20,
  } as const;
  const all = await explained(reader, allStatement({ ...page, tsquery: query }));
  const walk = only
    ? await explained(reader, stepStatement(query, { from: 'elsewhere', leaves: [], offset: 0, limit: 20 }))
    : '';
  const facets = await explained(reader, facetStatement({ tsquery: query, filter: {}, leaves: undefined }));
  return `${keyword}: ${query}\n\nAll matches:\n${all}\n\nTheir facets:\n${facets}\n${walk && `\nThe best, for a common word:\n${walk}\n`}`;
}

type Line = { 'QUERY PLAN': string };
const joined = (rows: readonly Line[]) => rows.map((row) => row['QUERY PLAN']).join('\n');

async function explained(reader: Sql, { text, values }: SearchStatement): Promise<string> {
  const { rows } = await reader.connection.query<Line>(`explain (analyze, buffers) ${text}`, [...values]);
  return joined(rows);
}
