import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import type { getSupplierStore, listSupplierGoods } from '@sgb/contract/suppliers.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  type CardRow,
  cardOf,
  type PriceTerms,
  priceTerms,
  sliceAfterOne,
  supplierOf,
  topSupplierCount,
  topSupplierSlice,
} from './rules.ts';
import type { InputOf } from './service.ts';
import * as store from './supplier-store.ts';

/** Few enough that every one is good, enough to fill ten pages. */
const selection: store.Selection = { suppliers: 20, goodsEach: 10 };

export async function supplierShowcase(call: Call, { page }: { page: number }) {
  const { rate } = priceTerms(await call.settings());
  const [rows, all] = await call.db.read(async (reader) => [
    await store.suppliersWithGoods(reader, topSupplierSlice(page)),
    await store.countSuppliers(reader),
  ]);
  const total = topSupplierCount(all);
  return {
    items: rows.map(({ supplier, goods }) => ({
      ...supplierOf(supplier),
      goods: goods.map((good) => ({
        id: String(good.id),
        title: good.title,
        picture: good.picture,
        priceCents: fenToCents(good.priceFen, rate),
      })),
    })),
    more: page < publicPages(total),
    total,
    pages: publicPages(total),
  };
}

function pageOf(rows: readonly CardRow[], total: number, page: number, terms: PriceTerms) {
  return { items: rows.map((row) => cardOf(row, terms)), total, page, pages: publicPages(total) };
}

export async function supplierStore(call: Call, input: InputOf<typeof getSupplierStore>) {
  const { page, sort } = input;
  const [sellerId, productId] = [Number(input.sellerid), Number(input.productid)];
  const terms = priceTerms(await call.settings());
  const found = await call.db.read(async (reader) => {
    const known = await store.supplierWithProduct(reader, sellerId, productId);
    if (!known) return undefined;
    const others = await store.productsOfSupplier(reader, sellerId, sort, sliceAfterOne(page), productId);
    return { ...known, rows: page === 1 ? [known.product, ...others] : others };
  });
  if (!found) return refuse('notFound', 'This supplier does not sell this product.');
  const { supplier, rows } = found;
  return { supplier: supplierOf(supplier), ...pageOf(rows, supplier.productCount, page, terms) };
}

export async function supplierGoods(call: Call, { sellerid, page, sort }: InputOf<typeof listSupplierGoods>) {
  const terms = priceTerms(await call.settings());
  if (sellerid === undefined) {
    const [rows, total] = await call.db.read(async (reader) => [
      await store.bestGoods(reader, selection, sort, sliceOf(page)),
      await store.countBestGoods(reader, selection),
    ]);
    return { supplier: null, ...pageOf(rows, total, page, terms) };
  }
  const found = await call.db.read(async (reader) => {
    const supplier = await store.supplierById(reader, Number(sellerid));
    return supplier && { supplier, rows: await store.productsOfSupplier(reader, supplier.id, sort, sliceOf(page)) };
  });
  if (!found) return refuse('notFound', 'There is no such supplier.');
  const { supplier, rows } = found;
  return { supplier: supplierOf(supplier), ...pageOf(rows, supplier.productCount, page, terms) };
}
