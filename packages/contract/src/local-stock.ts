import { categoryId, productCard, sort } from './catalog.ts';
import { deliveryModes } from './checkout-options.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, page, pageFields, productId, supplierId, whole } from './fields.ts';
import { keywordTooLong } from './keyword.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** Goods that can be shipped inside the region, with the same thing from China beside them. */
const localGoods = productCard.extend({
  freeDelivery: z.boolean(),
  /** The same product from China: one piece landed by sea, and how long that takes. */
  china: z.object({ id: z.string(), landedCents: cents, weeks: z.int() }).nullable(),
});
export type LocalGoods = z.output<typeof localGoods>;

export const listLocalStock = endpoint({
  method: 'GET',
  path: '/api/localstock/list',
  summary: `Everything that can be shipped inside the region, filtered, searched within, sorted, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 10,
  input: z.strictObject({
    keyword: z
      .string()
      .overwrite((text) => text.replace(/\p{Cc}/gu, ' ').trim())
      .refine((text) => [...text].length <= 50, { error: keywordTooLong })
      .default(''),
    categoryId: categoryId.optional(),
    minPriceCents: whole(0, 100_000_000).optional(),
    maxPriceCents: whole(0, 100_000_000).optional(),
    /** Only what this way takes in one parcel. */
    delivery: z.enum(deliveryModes).optional(),
    /** 1: only what is delivered for free by itself. */
    free: oneOf(0, 1).default(0),
    /** Only what this seller sells. */
    seller: supplierId.optional(),
    page,
    sort,
  }),
  output: z.object({ items: z.array(localGoods), correctedTo: z.string().nullable(), ...pageFields }),
});

export const listLocalSellers = endpoint({
  method: 'GET',
  path: '/api/localstock/sellers',
  summary: 'Sellers whose goods lie on our shelves and are for sale, those with the most first, 50 at most',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), products: z.int() })) }),
});

export const promiseDelivery = endpoint({
  method: 'GET',
  path: '/api/localstock/promise',
  summary: 'The day on which goods of our shelves reach a suburb when they are paid for now',
  auth: 'guest',
  limit: 'browse',
  queries: 4,
  /** Left out: where the caller lives, else Johannesburg. */
  input: z.strictObject({ placeid: whole(1, 2_147_483_647).optional() }),
  output: z.object({ suburb: z.string(), city: z.string(), day: z.string(), days: z.int(), chosen: z.boolean() }),
});

export const pairWithChina = endpoint({
  method: 'POST',
  path: '/api/staff/localstock/china',
  decides: 'nothing',
  summary: 'Say which product from China is the same as one on our shelves; without it, none is',
  auth: 'staff',
  right: 'marketing',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ productid: productId, chinaid: productId.optional(), edition }),
  output: z.object({ paired: z.boolean() }),
});
