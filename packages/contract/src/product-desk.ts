import { activityFlags } from './catalogue.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

/** Which goods take part in themed activities, and which are not shown at all. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const allFlags = Object.values(activityFlags).reduce((all, flag) => all | flag, 0);

const productShows = ['found', 'hidden', 'flash'] as const;

export const listDeskProducts = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/product/list',
  summary: `Goods by number or by words of their title, or those that are hidden or whose teams have the short time, ${pageSize} a page`,
  // Words are looked up twice: among goods from China, and among those on our shelves.
  queries: 18,
  input: z.strictObject({
    show: z.enum(productShows).default('found'),
    q: z.string().trim().max(100).default(''),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        picture: z.string(),
        supplier: z.string(),
        priceFen: cents,
        flags: z.int(),
        onShelf: z.boolean(),
        /** Whether it lies in Johannesburg, and which product from China is the same; '' for none. */
        local: z.boolean(),
        chinaId: z.string(),
        /** Whether teams that are started now have the short time. */
        flash: z.boolean(),
        hiddenAt: z.string(),
        hiddenBecause: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const flagProduct = endpoint({
  ...change,
  path: '/api/staff/product/flags',
  summary: 'Say in which themed activities a product takes part, as bits; their pages count it tonight',
  queries: 6,
  input: z.strictObject({ id: productId, flags: whole(0, allFlags), edition }),
  output: z.object({ flags: z.int() }),
});

export const hideProduct = endpoint({
  ...change,
  path: '/api/staff/product/hide',
  summary: 'Take a product out of the shop, whatever its supplier says; who has it in the cart cannot pay it',
  queries: 8,
  input: z.strictObject({ id: productId, reason, edition }),
  output: z.object({}),
});

export const unhideProduct = endpoint({
  ...change,
  path: '/api/staff/product/show',
  summary: 'Show a product again; whether it can be bought is the supplier’s to say',
  queries: 8,
  input: z.strictObject({ id: productId, reason, edition }),
  output: z.object({}),
});
