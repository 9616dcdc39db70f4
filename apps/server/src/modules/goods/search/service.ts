import { isTooLong, keywordTooLong } from '@sgb/contract/keyword.ts';
import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import type {
  countFacets as countFacetsCall,
  listHotKeywords,
  listSearchCategories,
  searchProducts,
  suggestKeywords,
} from '@sgb/contract/search.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { centsToFen } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { coloursShowing, facetFilter, productCards, treeOf } from '../catalog/index.ts';
import { exchangeRate } from '../pricing/settings.ts';
import { calledLeaves, explainedWords } from './called.ts';
import { facetsShown } from './facet-rules.ts';
import { countFacets } from './facet-store.ts';
import { find, findMost, namedBy } from './find.ts';
import { indexKnowledge } from './index-knowledge.ts';
import type { Asked } from './query.ts';
import { optionsOf, totalOf } from './rules.ts';
import type { Filter } from './store.ts';
import { hotRows, phrasesAlike, phrasesLike } from './suggest-store.ts';
import type { SearchTally } from './tally.ts';
import { isReal, understand } from './understand.ts';
import { optionsIn, plain } from './words.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Input = InputOf<typeof searchProducts>;

/** As it is counted and offered: small letters, single spaces. */
function tidy(keyword: string): string {
  return plain(keyword).replace(/\s+/g, ' ').trim();
}

type Narrowed = Omit<Input, 'keyword' | 'page' | 'sort'>;

function filterOf(input: Narrowed, rate: number): Filter {
  return {
    fromFen: input.minPriceCents === undefined ? undefined : centsToFen(input.minPriceCents, rate),
    belowFen: input.maxPriceCents === undefined ? undefined : centsToFen(input.maxPriceCents + 1, rate),
    maxMinOrder: input.maxMinOrder,
    stockType: input.stockType,
    special: input.special,
    minRating: input.minRating === undefined ? undefined : input.minRating * 100,
    supplierId: input.sellerid === undefined ? undefined : Number(input.sellerid),
    ...facetFilter(input),
  };
}

/** What every search knows before it asks the index. */
async function knownFor(call: Call, input: Narrowed) {
  const [tree, called, explained, index, settings] = await Promise.all([
    treeOf(call),
    calledLeaves(call),
    explainedWords(call),
    indexKnowledge(call),
    call.settings(),
  ]);
  const { categoryId } = input;
  if (categoryId !== undefined && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  return {
    tree,
    called,
    words: { index, explained },
    filter: filterOf(input, settings.get(exchangeRate)),
    leaves: categoryId === undefined ? undefined : tree.leavesOf(categoryId),
  };
}

export const searchService = (tally: SearchTally) => async (call: Call, input: Input) => {
  const { keyword, page, categoryId } = input;
  if (keyword === '') return refuse('badInput', 'Please enter what you are looking for.', { field: 'keyword' });
  if (isTooLong(keyword)) return refuse('badInput', keywordTooLong, { field: 'keyword' });
  const known = await knownFor(call, input);
  if (known instanceof Refusal) return known;
  const { tree, called, words, filter, leaves } = known;
  const { found, partly, correctedTo, didYouMean, plan } = await call.db.read(async (reader) => {
    const understood = await understand(reader, words, keyword, input.exact === 1);
    const result = await find(reader, words.index, understood.plan, {
      tiers: namedBy(understood.plan, called),
      sort: input.sort,
      filter,
      leaves,
      ...sliceOf(page),
    });
    const lost = result.partly || result.found.counts.size === 0;
    // To a word that exists, others that are written alike are no help.
    const real = understood.plan.unknown.some((word) => isReal(word, words.explained));
    return {
      ...result,
      ...understood,
      didYouMean: lost && !real ? await phrasesAlike(reader, plain(understood.correctedTo ?? keyword), 5) : [],
    };
  });
  const total = totalOf(found.counts, leaves);
  const hit = total > 0 && !partly && plan.unknown.length === 0;
  if (page === 1 && hit) tally.add(tidy(correctedTo ?? keyword));
  // Within a category nothing may be found that the shop has.
  else if (page === 1 && categoryId === undefined) tally.miss(tidy(keyword));
  const showing = coloursShowing(input.colour);
  return {
    items: await productCards(call, found.ids, showing.length > 0 ? showing : optionsIn(correctedTo ?? keyword)),
    total,
    page,
    pages: publicPages(total),
    correctedTo,
    partly,
    leftOut: [...plan.unknown],
    didYouMean: didYouMean.filter((phrase) => phrase !== plain(keyword)),
    categories: {
      trail: categoryId === undefined ? [] : tree.trailOf(categoryId),
      options: optionsOf(tree, categoryId, found.counts),
    },
  };
};

/** The numbers of all goods of a kind of stock that match a keyword, the best first. */
export async function goodsMatching(call: Call, keyword: string, stockType: 0 | 1, most: number) {
  const known = await knownFor(call, { stockType, exact: 0 });
  if (known instanceof Refusal) return { ids: [], correctedTo: null };
  const { called, words, filter } = known;
  return call.db.read(async (reader) => {
    const { plan, correctedTo } = await understand(reader, words, keyword, false);
    const tiers = namedBy(plan, called);
    const wanted = { tiers, sort: 5, filter, leaves: undefined, offset: 0, limit: most } as const;
    const { found } = await find(reader, words.index, plan, wanted);
    return { ids: found.ids, correctedTo };
  });
}

/** The values that a search, or a whole category, can be narrowed down to. */
export async function facets(call: Call, { keyword, ...input }: InputOf<typeof countFacetsCall>) {
  if (isTooLong(keyword)) return refuse('badInput', keywordTooLong, { field: 'keyword' });
  if (keyword === '' && input.categoryId === undefined) {
    return refuse('badInput', 'Please say what to look for, or in which category.', { field: 'keyword' });
  }
  const known = await knownFor(call, input);
  if (known instanceof Refusal) return known;
  const { called, words, filter, leaves } = known;
  const found = await call.db.read(async (reader) => {
    if (keyword === '') return countFacets(reader, { filter, leaves });
    const { plan } = await understand(reader, words, keyword, input.exact === 1);
    const count = ({ query }: Asked) => countFacets(reader, { tsquery: query, filter, leaves });
    return (await findMost(plan, namedBy(plan, called), count)).found;
  });
  return {
    total: found ? totalOf(found.counts, leaves) : 0,
    ...facetsShown(found?.values ?? new Map(), input),
  };
}

const mostSuggestions = 10;

export async function suggestions(call: Call, { keyword }: InputOf<typeof suggestKeywords>) {
  if (isTooLong(keyword)) return refuse('badInput', keywordTooLong, { field: 'keyword' });
  const text = tidy(keyword);
  if (text === '') return { items: [] };
  const [explained, index] = await Promise.all([explainedWords(call), indexKnowledge(call)]);
  const phrases = await call.db.read(async (reader) => {
    const begun = await phrasesLike(reader, text, mostSuggestions);
    if (begun.length > 0 || text.length < 3) return begun;
    // What is said here and no supplier writes, as 'takkies', finds goods by its synonyms.
    const said = [...explained].filter((word) => word.startsWith(text));
    const known = await index.lookUp(reader, said);
    const finding = said.filter((word) => (known.get(word)?.docs ?? 0) > 0).toSorted();
    return finding.length > 0 ? finding.slice(0, mostSuggestions) : phrasesAlike(reader, text, mostSuggestions);
  });
  return { items: phrases.map((phrase) => ({ keyword: phrase })) };
}

const hotDays = 7;

export async function hotKeywords(call: Call, _: InputOf<typeof listHotKeywords>) {
  const since = plusDays(shopDay(call.clock.now()), -hotDays);
  const rows = await call.db.read((reader) => hotRows(reader, since, mostSuggestions));
  return { items: rows.map(({ hotword, sethotword }) => ({ hotword, sethotword: sethotword ? hotword : '' })) };
}

export async function searchCategories(call: Call, _: InputOf<typeof listSearchCategories>) {
  const { departments } = await treeOf(call);
  const facet = ({ id, name, productCount }: { id: number; name: string; productCount: number }) => ({
    id,
    name,
    productCount,
  });
  return {
    items: departments.map((department) => ({ ...facet(department), children: department.children.map(facet) })),
  };
}
