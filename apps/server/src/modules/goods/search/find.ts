import type { Sql } from '../../../platform/db/database.ts';
import { findCommon } from './common-store.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import { commonLexeme } from './indexer.ts';
import { type Asked, askFor, type Demand, demandsWith, lexemesOf, type Plan, relaxed } from './query.ts';
import { type LeavesByLexeme, type NamedTiers, tiersOf } from './ranking.ts';
import * as store from './store.ts';

/** Of so many goods the best are found sooner by walking all goods, best first, than by looking at those of the word. */
const walkedFrom = 12_000;

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

/** A lexeme that many goods have is found with what is known of it, also where more was asked for and nothing has all of it. */
async function findAsked(reader: Sql, index: IndexKnowledge, { query, only }: Asked, wanted: Search) {
  const all = { ...wanted, tsquery: query };
  const isCommon = only && only.docs >= commonLexeme && !store.isFiltered(wanted.filter);
  const counts = isCommon ? await index.countsOf(reader, only.lexeme) : nothing.counts;
  if (!only || counts.size === 0) return store.findAll(reader, all);
  return wanted.sort === 5 && only.docs >= walkedFrom
    ? findCommon(reader, counts, all)
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
