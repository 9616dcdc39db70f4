import { sortOptions, specialGoods, stockTypes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, page, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { goodsClasses } from './shipping.ts';
import * as z from './zod.ts';

export const categoryId = whole(1, 2_000_000_000);
const unit = z.literal([10, 20, 30, 40, 50]);
const special = z.literal([0, 1, 2]);
const stockType = z.literal([0, 1]);

export const productCard = z.object({
  id: z.string(),
  title: z.string(),
  picture: z.string(),
  priceCents: cents,
  /** What one piece costs with our fee and sea freight, when so many are bought; a hint, not a quote. */
  landedCents: cents,
  landedFor: z.int(),
  unit,
  minOrder: z.int(),
  monthlySales: z.int(),
  rating: z.number(),
  special,
  stockType,
  onSale: z.boolean(),
  /** The seller whose goods they are; left out where they are ours. */
  soldBy: z.string().optional(),
});
export type ProductCard = z.output<typeof productCard>;

export const productPage = z.object({
  items: z.array(productCard),
  ...pageFields,
});
export type ProductPage = z.output<typeof productPage>;

export const sort = oneOf(...sortOptions.map((option) => option.code)).default(1);

const categoryRef = z.object({ id: z.int(), name: z.string() });

const categoryLeaf = z.object({ id: z.int(), name: z.string(), picture: z.string(), productCount: z.int() });
const categoryGroup = categoryLeaf.extend({ children: z.array(categoryLeaf) });
const categoryDepartment = categoryLeaf.extend({ children: z.array(categoryGroup) });
export type CategoryDepartment = z.output<typeof categoryDepartment>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/category/categories',
  summary: 'The whole category tree, three levels',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ departments: z.array(categoryDepartment) }),
});

export const listChildCategories = endpoint({
  method: 'GET',
  path: '/api/category/listSaleChildByParent',
  summary: 'The children of a category and their children; 0 asks for the departments',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({ categoryId: whole(0, 2_000_000_000).default(0) }),
  output: z.object({
    /** From the department down to the category asked for; empty for 0. */
    trail: z.array(categoryRef),
    /** The category's own picture; none for 0. */
    picture: z.string().nullable(),
    children: z.array(categoryGroup),
  }),
});
export type ChildCategories = z.output<typeof listChildCategories.output>;

const codes = z.string().regex(/^[a-z0-9.-]{1,30}(,[a-z0-9.-]{1,30}){0,39}$/, {
  error: 'must be up to 40 codes with commas between',
});

/** Colours, sizes and materials by their codes (facets.ts): 'red,blue' is red or blue. */
export const facetFields = { colour: codes.optional(), size: codes.optional(), material: codes.optional() };

export const listProductsByCategory = endpoint({
  method: 'GET',
  path: '/api/shoppingmall/queryProductsByCategory',
  summary: `Products of a category of any level, filtered, sorted, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({
    categoryId,
    page,
    sort,
    minPriceCents: whole(0, 100_000_000).optional(),
    maxPriceCents: whole(0, 100_000_000).optional(),
    maxMinOrder: whole(1, 9_999).optional(),
    stockType: oneOf(...Object.values(stockTypes)).optional(),
    special: oneOf(...Object.values(specialGoods)).optional(),
    minRating: whole(1, 5).optional(),
    ...facetFields,
  }),
  output: productPage,
});
export type ProductFilter = z.input<typeof listProductsByCategory.input>;

const topics = ['hotsale', 'new', 'recommend'] as const;

export const listTopicGoods = endpoint({
  method: 'GET',
  path: '/api/shoppingmall/topicGoodsList',
  summary: 'Products of a showcase row: hot sale, new, recommended',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({
    /** Left out: the first row. */
    topic: z.enum(topics, { error: `must be one of ${topics.join(', ')}` }).default(topics[0]),
    page,
  }),
  output: z.object({ items: z.array(productCard), more: z.boolean() }),
});

export const supplier = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  city: z.string(),
  province: z.string(),
  years: z.int(),
  factory: z.boolean(),
  rating: z.number(),
  /** Percentages with one decimal, as the supplier site reports them. */
  pickup24h: z.number(),
  qualityReturn: z.number(),
  repurchase: z.number(),
  productCount: z.int(),
});
export type Supplier = z.output<typeof supplier>;

const sku = z.object({
  id: z.string(),
  /** One value for each choice of the product, in the same order. */
  options: z.array(z.string()),
  picture: z.string(),
  priceCents: cents,
  stock: z.int(),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/product/detail',
  summary: 'Everything the product page shows',
  auth: 'guest',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ productid: productId }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    titleZh: z.string(),
    description: z.string(),
    pictures: z.array(z.string()),
    trail: z.array(categoryRef),
    goodsClass: z.enum(goodsClasses),
    supplier,
    unit,
    minOrder: z.int(),
    /** So many pieces, or goods for so much, of this supplier in all do in place of `minOrder` (0: not this way). */
    mix: z.object({ pieces: z.int(), cents }).nullable(),
    batch: z.int(),
    priceCents: cents,
    landedCents: cents,
    landedFor: z.int(),
    /** 0 and 2: one price ladder for the whole offer; 1: every SKU has its own price. */
    quoteType: z.literal([0, 1, 2]),
    priceBreaks: z.array(z.object({ from: z.int(), priceCents: cents })),
    choices: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    skus: z.array(sku),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    weightGrams: z.int(),
    sizeMm: z.object({ length: z.int(), width: z.int(), height: z.int() }),
    special,
    stockType,
    /** The seller whose goods they are; left out where they are ours. */
    soldBy: z.string().optional(),
    onSale: z.boolean(),
    monthlySales: z.int(),
    rating: z.number(),
    ratingCount: z.int(),
    createdAt: z.string(),
    /** False: its supplier took it down. It can be looked at but not bought. */
    onShelf: z.boolean(),
    /** When price and stock were last read at the supplier. */
    checkedAt: z.string(),
    /** From then on they should be read again; null for what lies in our own warehouse. */
    freshUntil: z.string().nullable(),
  }),
});
export type Product = z.output<typeof getProduct.output>;

export const listCards = endpoint({
  method: 'GET',
  path: '/api/product/cards',
  summary: 'The cards of up to 20 products in the order asked for; what is no longer sold is left out',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({
    ids: z.string().regex(/^[1-9]\d{5,14}(,[1-9]\d{5,14}){0,19}$/, {
      error: 'must be up to 20 product numbers with commas between',
    }),
  }),
  output: z.object({ items: z.array(productCard) }),
});

export const listSimilar = endpoint({
  method: 'GET',
  path: '/api/product/similar',
  summary: 'Products of the same kind, best sellers first',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ productid: productId }),
  output: z.object({ items: z.array(productCard) }),
});
