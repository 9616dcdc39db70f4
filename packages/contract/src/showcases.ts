import { categoryId, productPage, sort } from './catalog.ts';
import { sortOptions } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, page } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** What a page of goods says of itself before the goods. */
const head = z.object({
  title: z.string(),
  text: z.string(),
  picture: z.string(),
  /** Whether the picture is light or dark where the words stand. */
  tone: z.enum(['light', 'dark']),
});
export type ShowcaseHead = z.output<typeof head>;

const headWithCategories = head.extend({
  /** The departments that it has goods of. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), productCount: z.int() })),
});

/** Recommend is the order in which the goods were arranged. */
const arranged = oneOf(...sortOptions.map((option) => option.code)).default(5);

const tag = z.string({ error: 'must be the tag of a banner' }).regex(/^[a-z0-9-]{1,40}$/, {
  error: 'must be the tag of a banner',
});

const common = { method: 'GET', auth: 'guest', limit: 'browse', queries: 1 } as const;

export const getSaStock = endpoint({
  ...common,
  path: '/api/shoporder/product3s/categories',
  summary: 'The head of the SA stock showcase, and the departments it has goods of',
  input: z.strictObject({}),
  output: headWithCategories,
});

export const listSaStock = endpoint({
  ...common,
  path: '/api/shoporder/product3s/list',
  summary: `Goods that already lie in our Johannesburg warehouse, in a category or in all, ${pageSize} a page`,
  input: z.strictObject({ categoryId: categoryId.optional(), page, sort }),
  output: productPage,
});

export const getInVogue = endpoint({
  ...common,
  path: '/api/shoporder/productinvogue/categories',
  summary: 'The head of the fashion picks, and the departments they come from',
  input: z.strictObject({}),
  output: headWithCategories,
});

export const listInVogue = endpoint({
  ...common,
  path: '/api/shoporder/productinvogue/list',
  summary: `Fashion picks, in a category or in all, ${pageSize} a page`,
  input: z.strictObject({ categoryId: categoryId.optional(), page, sort: arranged }),
  output: productPage,
});

export const getMainWindow = endpoint({
  ...common,
  path: '/api/shoporder/productmainwindow/categories',
  summary: 'The head of the shop window, and the departments it has goods of',
  input: z.strictObject({}),
  output: headWithCategories,
});

export const listMainWindow = endpoint({
  ...common,
  path: '/api/shoporder/productmainwindow/list',
  summary: `The highlights of the shop, in a category or in all, ${pageSize} a page`,
  input: z.strictObject({ categoryId: categoryId.optional(), page, sort: arranged }),
  output: productPage,
});

export const getBannerGoods = endpoint({
  ...common,
  path: '/api/product/banner/categories',
  summary: 'The head of the page that a banner leads to, and the departments it has goods of',
  input: z.strictObject({ tag }),
  output: headWithCategories,
});

export const listBannerGoods = endpoint({
  ...common,
  path: '/api/product/banner/list',
  summary: `The goods of a banner, in a category or in all, ${pageSize} a page`,
  input: z.strictObject({ tag, categoryId: categoryId.optional(), page, sort: arranged }),
  output: productPage,
});

export const listBigTree = endpoint({
  ...common,
  path: '/api/search/keysearchlistBigtree',
  summary: `The curated 'big tree' store that the keyword opens, ${pageSize} a page`,
  input: z.strictObject({ page }),
  output: productPage.extend({ head }),
});
