import { getProduct } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { productId, supplierId } from './fields.ts';
import * as z from './zod.ts';

/** Apps put whole paragraphs around a link; nobody pastes more than this. */
const pasted = z
  .string()
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(4000, { error: 'must be at most 4000 characters' });

/** Where to go: /product/{productId}.html. */
const found = z.object({ productId: z.string() });

export const searchLink = endpoint({
  method: 'GET',
  path: '/api/search/searchlink',
  summary: 'The product that a pasted link, or share text around one, leads to',
  auth: 'guest',
  limit: 'lookup',
  queries: 26,
  input: z.strictObject({ keyword: pasted }),
  output: found,
});

export const searchProductUrl = endpoint({
  method: 'GET',
  path: '/api/search/producturlSearch',
  summary: 'The product that the address of a product page leads to',
  auth: 'guest',
  limit: 'lookup',
  queries: 26,
  input: z.strictObject({ producturlSearch: pasted }),
  output: found,
});

export const refreshProduct = endpoint({
  method: 'GET',
  path: '/api/product/refresh',
  summary: 'The product after its price and stock were read again at the supplier, where they were old',
  auth: 'guest',
  limit: 'lookup',
  queries: 20,
  input: z.strictObject({ productid: productId }),
  output: z.object({
    product: getProduct.output,
    /** False: the supplier could not be asked, so what the product says is as old as its `checkedAt`. */
    reached: z.boolean(),
  }),
});

export const findMoreOfSeller = endpoint({
  method: 'POST',
  path: '/api/supplier/more',
  summary: 'Has the supplier site asked, once a day, what else a supplier offers, and takes some of it into the shop',
  auth: 'guest',
  limit: 'lookup',
  queries: 250,
  input: z.strictObject({ sellerid: supplierId }),
  /** How many products came into its store. */
  output: z.object({ added: z.int() }),
});
