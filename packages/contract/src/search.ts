import { categoryId, facetFields, productPage } from './catalog.ts';
import { sortOptions, specialGoods, stockTypes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { sizeSystems } from './facets.ts';
import { oneOf, page, supplierId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** Longer ones are refused by the service, in the document's words. */
const keyword = z.string().overwrite((text) => text.replace(/\p{Cc}/gu, ' ').trim());

const facet = z.object({ id: z.int(), name: z.string(), productCount: z.int() });

/** What narrows a search down, beside its words. */
const narrowing = {
  categoryId: categoryId.optional(),
  minPriceCents: whole(0, 100_000_000).optional(),
  maxPriceCents: whole(0, 100_000_000).optional(),
  maxMinOrder: whole(1, 9_999).optional(),
  stockType: oneOf(...Object.values(stockTypes)).optional(),
  special: oneOf(...Object.values(specialGoods)).optional(),
  minRating: whole(1, 5).optional(),
  sellerid: supplierId.optional(),
  ...facetFields,
  /** 1 takes the keyword as it is typed, without mending what looks misspelt. */
  exact: oneOf(0, 1).default(0),
};

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/search/keysearchlist',
  summary: `Products that match a keyword, with counts by category, filtered, sorted, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  /** Four for a keyword that is understood at once; the others mend, relax and offer something else. */
  queries: 9,
  input: z.strictObject({
    keyword,
    page,
    /** Recommend is the best match: relevance mixed with sales. */
    sort: oneOf(...sortOptions.map((option) => option.code)).default(5),
    ...narrowing,
  }),
  output: productPage.extend({
    /** What was really searched for, where a word looked misspelt; null when the keyword was taken as it is. */
    correctedTo: z.string().nullable(),
    /** True when nothing matched every word, so that goods matching some of them are shown. */
    partly: z.boolean(),
    /** Words of the keyword that nothing here is called by. */
    leftOut: z.array(z.string()),
    /** Other keywords that would find something; only when this one finds nothing or only partly. */
    didYouMean: z.array(z.string()),
    /** Where the matches lie: the chosen category's path, and the categories below it (or all departments). */
    categories: z.object({ trail: z.array(z.object({ id: z.int(), name: z.string() })), options: z.array(facet) }),
  }),
});
export type SearchFilter = z.input<typeof searchProducts.input>;
export type SearchResult = z.output<typeof searchProducts.output>;

const value = z.object({ code: z.string(), name: z.string(), productCount: z.int() });

export const countFacets = endpoint({
  method: 'GET',
  path: '/api/search/facets',
  summary: 'The colours, sizes and materials that a search or a category can be narrowed down to, with counts',
  auth: 'guest',
  limit: 'browse',
  /** Two for a category or a keyword that is understood at once. */
  queries: 8,
  input: z.strictObject({ keyword: keyword.default(''), ...narrowing }),
  output: z.object({
    /** How many goods match all that was chosen. */
    total: z.int(),
    /** Each count follows what was chosen of the other kinds; what was chosen itself is there in any case. */
    colours: z.array(value),
    sizes: z.array(z.object({ system: z.enum(sizeSystems), values: z.array(value) })),
    materials: z.array(value),
  }),
});
export type FacetFilter = z.input<typeof countFacets.input>;
export type Facets = z.output<typeof countFacets.output>;

export const suggestKeywords = endpoint({
  method: 'GET',
  path: '/api/search/keywordSearch',
  summary: 'What the shopper may be about to type, best first, at most ten',
  auth: 'guest',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ keyword }),
  output: z.object({ items: z.array(z.object({ keyword: z.string() })) }),
});

export const listHotKeywords = endpoint({
  method: 'GET',
  path: '/api/search/hotkeyword',
  summary: 'Keywords that many search for: those that staff set first, then what shoppers really search',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        hotword: z.string(),
        /** The word, where staff set it rather than shoppers; '' otherwise. */ sethotword: z.string(),
      }),
    ),
  }),
});

export const listSearchCategories = endpoint({
  method: 'GET',
  path: '/api/search/getallclassifies',
  summary: 'The departments and their groups, to search within',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ items: z.array(facet.extend({ children: z.array(facet) })) }),
});
