import { productCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { favouriteViews } from './favourite-views.ts';
import { cents, oneOf, ownPage, pageFields, productId } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** One product number, or several with commas between them. */
const productIds = z.string().regex(/^[1-9]\d{5,14}(,[1-9]\d{5,14}){0,99}$/, {
  error: 'must be a product number, or up to 100 of them with commas between',
});

export const collectGoods = endpoint({
  method: 'GET',
  path: '/api/product/collectiongoods',
  summary: 'Add a product to the favorites, or take it out when it is there already',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({
    productid: productId,
    /** 1 adds and 0 removes, whatever is there: a repeated call then changes nothing. */
    wanted: oneOf(0, 1).optional(),
  }),
  output: z.object({ collected: z.boolean(), favorites: z.int() }),
});

const favourite = z.object({
  productid: z.string(),
  /** As they were when it was saved. */
  title: z.string(),
  picture: z.string(),
  savedPriceCents: cents,
  savedAt: z.string(),
  /** How much cheaper it is now; 0 when it is not. */
  dropCents: cents,
  /** What lay in the cart when it was saved for later; empty for a product that was only liked. */
  choice: z.array(z.object({ skuid: z.string(), options: z.array(z.string()), quantity: z.int(), remark: z.string() })),
  /** As it is now; null when it is no longer sold. */
  card: productCard.nullable(),
});
export type Favourite = z.output<typeof favourite>;

export const listCollection = endpoint({
  method: 'POST',
  path: '/api/user/collectionlist',
  summary: `The favorites, newest first or the largest price drop first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    page: ownPage,
    view: z.enum(favouriteViews, { error: 'must be all or cheaper' }).default('all'),
  }),
  output: z.object({
    items: z.array(favourite),
    /** In this view. */
    ...pageFields,
    counts: z.object({ all: z.int(), cheaper: z.int() }),
    limit: z.int(),
  }),
});

export const deleteCollection = endpoint({
  method: 'POST',
  path: '/api/user/deletecollection',
  summary: 'Take one product or several out of the favorites',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ productid: productIds }),
  output: z.object({ removed: z.int(), favorites: z.int() }),
});

export const listCollectionIds = endpoint({
  method: 'GET',
  path: '/api/user/collectionids',
  summary: 'The numbers of all favorites: which hearts are full, and how many there are',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({ ids: z.array(z.string()) }),
});
