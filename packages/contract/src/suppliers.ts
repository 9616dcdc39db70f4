import { productPage, sort, supplier } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { cents, page, productId, supplierId } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/shoporder/productsupplier/list',
  summary: `The top 100 suppliers by score, ${pageSize} a page, each with its best sellers`,
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ page }),
  output: z.object({
    items: z.array(
      supplier.extend({
        goods: z.array(z.object({ id: z.string(), title: z.string(), picture: z.string(), priceCents: cents })),
      }),
    ),
    more: z.boolean(),
    /** Of the top 100; fewer only while there are not that many suppliers. */
    total: z.int(),
    pages: z.int(),
  }),
});
export type SupplierPage = z.output<typeof listSuppliers.output>;

export const getSupplierStore = endpoint({
  method: 'GET',
  path: '/api/supplier/store',
  summary: 'A supplier with its score and its products, the one the shopper came from first',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ sellerid: supplierId, productid: productId, page, sort }),
  output: productPage.extend({ supplier }),
});

export const listSupplierGoods = endpoint({
  method: 'GET',
  path: '/api/supplier/productlist',
  summary: "A supplier's products; without a supplier, the bestsellers of the best suppliers",
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ sellerid: supplierId.optional(), page, sort }),
  output: productPage.extend({ supplier: supplier.nullable() }),
});
