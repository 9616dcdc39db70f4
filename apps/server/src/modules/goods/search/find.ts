import type { Sql } from '../../../platform/db/database.ts';
import { countByBits } from './bits-store.ts';
import { findCommon, isWorthIt, walkOf } from './common-store.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import { commonLexeme } from './indexer.ts';
import { type Asked, askFor, type Demand, demandsWith, lexemesOf, type Plan, relaxed } from './query.ts';
import { type LeavesByLexeme, type NamedTiers, tiersOf } from './ranking.ts';
import * as store from './store.ts';

const nothing: store.Found = { ids: [], counts: new Map() };

/** Matches of any sort, counted by leaf. */
interface Counted {
  readonly counts: store.LeafCounts;
}

type Search = Omit<store.Wanted, 'tsquery' | 'tiers'> & { readonly tiers: NamedTiers };

/** Whether goods of what was named are among them; where nothing was named, whether there are any. */
function hasThing({ counts }: Counted, { named, headed }: NamedTiers): boolean {
  if (named.length + headed.length === 0) return counts.size > 0;
  return [...named, ...headed].some((leaf) => counts.has(leaf));
}

/** What is kept of lexemes that many goods have says how many have all of them; undefined where it is not kept. */
async function keptCounts(reader: Sql, index: IndexKnowledge, { only, each }: Asked) {
  const docs = (only ?? each)?.docs ?? 0;
  if (docs < commonLexeme) return undefined;
  if (each) return countByBits(reader, each.lexemes);
  const counts = only && (await index.countsOf(reader, only.lexeme));
  return counts?.size ? counts : undefined;
}

/** Common lexemes are found with what is known of them, also where more was asked for and nothing has all of it. */
async function findAsked(reader: Sql, index: IndexKnowledge, asked: Asked, wanted: Search) {
  const all = { ...wanted, tsquery: asked.query };
  const counts = store.isFiltered(wanted.filter) ? undefined : await keptCounts(reader, index, asked);
  if (!counts) return store.findAll(reader, all);
  if (counts.size === 0) return nothing;
  const walk = walkOf(counts, await index.leafSizes(reader), all);
  return wanted.sort === 5 && isWorthIt(walk, counts)
    ? findCommon(reader, counts, all, walk)
    : { ids: await store.findPage(reader, all), counts };
}

/** Less than was asked for, but still the thing itself: without whom it is for, then nothing but its name. */
function lessThan(demands: readonly Demand[], { thing }: NamedTiers): Asked[] {
  const firm = demands.filter(({ soft }) => !soft);
  const named = demandsWith(firm, thing);
  return [firm, named].filter((list) => list.length > 0 && list.length < demands.length).map(askFor);
}

/** The matches; or, where nothing has all that was asked for, what has most of it. */
export async function findMost<Found extends Counted>(
  { demands, unknown }: Plan,
  tiers: NamedTiers,
  look: (asked: Asked) => Promise<Found>,
): Promise<{ found: Found | undefined; partly: boolean }> {
  if (demands.length === 0) return { found: undefined, partly: false };
  const all = await look(askFor(demands));
  if (hasThing(all, tiers)) return { found: all, partly: unknown.length > 0 };
  for (const asked of lessThan(demands, tiers)) {
    const found = await look(asked);
    if (hasThing(found, tiers)) return { found, partly: true };
  }
  if (all.counts.size > 0) return { found: all, partly: unknown.length > 0 };
  for (const asked of relaxed(demands)) {
    const found = await look(asked);
    if (found.counts.size > 0) return { found, partly: true };
  }
  return { found: undefined, partly: false };
}

export async function find(reader: Sql, index: IndexKnowledge, plan: Plan, wanted: Search) {
  const { found, partly } = await findMost(plan, wanted.tiers, (asked) => findAsked(reader, index, asked, wanted));
  return { found: found ?? nothing, partly };
}

/** What the keyword names: by its own words, which those that follow 'for' and the weak ones may complete. */
export function namedBy({ demands, weak }: Plan, called: LeavesByLexeme): NamedTiers {
  const soft = lexemesOf(demands.filter((demand) => demand.soft));
  return tiersOf(lexemesOf(demands.filter((demand) => !demand.soft)), called, new Set([...soft, ...weak]));
}
