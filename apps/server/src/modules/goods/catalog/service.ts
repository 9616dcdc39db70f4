import type {
  listChildCategories,
  listProductsByCategory,
  listTopicGoods,
  ProductCard,
} from '@sgb/contract/catalog.ts';
import { pageSize, publicPages } from '@sgb/contract/paging.ts';
import { centsToFen, fenToCents } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { goodsClassOf } from '../pricing/index.ts';
import { exchangeRate, goodsClasses } from '../pricing/settings.ts';
import { sourcingFreshMinutes } from '../sourcing/settings.ts';
import { categoriesChannel } from './channels.ts';
import { coloursShowing, facetFilter } from './facets/rules.ts';
import { cardOf, centsOf, freshUntil, isOnSale, landedCents, priceTerms, supplierOf } from './rules.ts';
import * as store from './store.ts';
import { buildTree, type CategoryTree } from './tree.ts';

export type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export const treeOf = remembered(categoriesChannel, async ({ db }) => buildTree(await db.read(store.categoryRows)));

/** With the categories of that moment, for whoever tells goods apart by them. */
export interface TreeAt extends At {
  readonly tree: CategoryTree;
}

export async function treeAtOf(app: App): Promise<TreeAt> {
  return { ...(await atOf(app)), tree: await treeOf(app) };
}

export async function categoryTree(call: Call) {
  return { departments: (await treeOf(call)).departments };
}

export async function childCategories(call: Call, { categoryId }: InputOf<typeof listChildCategories>) {
  const tree = await treeOf(call);
  if (categoryId !== 0 && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  return {
    trail: tree.trailOf(categoryId),
    picture: tree.pictureOf(categoryId),
    children: tree.childrenOf(categoryId),
  };
}

export async function productsByCategory(call: Call, input: InputOf<typeof listProductsByCategory>) {
  const [tree, settings] = await Promise.all([treeOf(call), call.settings()]);
  if (!tree.has(input.categoryId)) return refuse('notFound', 'There is no such category.');
  const terms = priceTerms(settings);
  const leaves = tree.leavesOf(input.categoryId);
  const filter: store.ListFilter = {
    fromFen: input.minPriceCents === undefined ? undefined : centsToFen(input.minPriceCents, terms.rate),
    belowFen: input.maxPriceCents === undefined ? undefined : centsToFen(input.maxPriceCents + 1, terms.rate),
    maxMinOrder: input.maxMinOrder,
    stockType: input.stockType,
    special: input.special,
    minRating: input.minRating === undefined ? undefined : input.minRating * 100,
    ...facetFilter(input),
  };
  const unfiltered = Object.values(filter).every((value) => value === undefined);
  const page = { leaves, sort: input.sort, offset: (input.page - 1) * pageSize, limit: pageSize };
  const [rows, total, pictures] = await call.db.read(async (reader) => {
    const shown = await store.listProducts(reader, page, filter);
    return [
      shown,
      unfiltered ? tree.productCount(input.categoryId) : await store.countProducts(reader, leaves, filter),
      await picturesIn(reader, shown, coloursShowing(input.colour)),
    ];
  });
  return {
    items: rows.map((row) => cardOf({ ...row, picture: pictures.get(row.id) ?? row.picture }, terms)),
    total,
    page: input.page,
    pages: publicPages(total),
  };
}

/** The pictures of goods that are to be shown in some colours. */
async function picturesIn(reader: Sql, goods: readonly { readonly id: number }[], colours: readonly string[]) {
  if (colours.length === 0 || goods.length === 0) return new Map<number, string>();
  return store.picturesShowing(
    reader,
    goods.map(({ id }) => id),
    colours,
  );
}

export async function topicGoods(call: Call, { topic, page }: InputOf<typeof listTopicGoods>) {
  const terms = priceTerms(await call.settings());
  // One row more than a page holds tells whether there is another page, without counting all.
  const rows = await call.db.read((reader) => store.topicProducts(reader, topic, (page - 1) * pageSize, pageSize + 1));
  return { items: rows.slice(0, pageSize).map((row) => cardOf(row, terms)), more: rows.length > pageSize };
}

/**
 * The cards of these products in this order, for other modules; what is gone from the catalogue is left out. Where a
 * product comes in one of the `showing` options ('red'), its card shows it so.
 */
export async function productCards(
  call: Pick<Call, 'db' | 'settings'>,
  ids: readonly number[],
  showing: readonly string[] = [],
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const terms = priceTerms(await call.settings());
  const [rows, pictures] = await call.db.read((reader) =>
    Promise.all([
      store.cardsById(reader, ids),
      showing.length > 0 ? store.picturesShowing(reader, ids, showing) : new Map<number, string>(),
    ]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [cardOf({ ...row, picture: pictures.get(id) ?? row.picture }, terms)] : [];
  });
}

/** What these products cost now in cents; what is gone or taken down is left out. */
export async function productPrices(
  call: Pick<Call, 'db' | 'settings'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rate = (await call.settings()).get(exchangeRate);
  const rows = await call.db.read((reader) => store.pricesById(reader, ids));
  return new Map(rows.map(({ id, priceFen, randCents }) => [id, centsOf({ priceFen, randCents }, rate)]));
}

/** Each once, however often it is asked for. */
export async function cardsOf(call: Call, { ids }: { ids: string }) {
  return { items: await productCards(call, [...new Set(ids.split(',').map(Number))]) };
}

export async function productDetail(call: Call, { productid }: { productid: string }) {
  const id = Number(productid);
  const [tree, settings, found] = await Promise.all([
    treeOf(call),
    call.settings(),
    call.db.read(async (reader) => {
      const [row, skus] = await Promise.all([store.productWithSupplier(reader, id), store.skusOf(reader, id)]);
      return row && { ...row, skus };
    }),
  ]);
  if (!found) return refuse('notFound', 'This product is not in our shop.');
  const { product, supplier } = found;
  const terms = priceTerms(settings);
  const priceCents = centsOf(product, terms.rate);
  const trail = tree.trailOf(product.categoryId);
  return {
    ...product,
    id: productid,
    trail,
    goodsClass: goodsClassOf(
      trail.map(({ id }) => id),
      settings.get(goodsClasses),
    ),
    supplier: supplierOf(supplier),
    mix: product.mix && { pieces: product.mix.pieces, cents: fenToCents(product.mix.fen, terms.rate) },
    priceCents,
    landedCents: landedCents(priceCents, product, terms),
    landedFor: terms.landedFor(priceCents, product.minOrder),
    priceBreaks: product.priceBreaks.map(({ from, fen }) => ({ from, priceCents: fenToCents(fen, terms.rate) })),
    skus: found.skus.map((sku) => ({ ...sku, id: String(sku.id), priceCents: centsOf(sku, terms.rate) })),
    sizeMm: { length: product.lengthMm, width: product.widthMm, height: product.heightMm },
    onSale: isOnSale(product.activityFlags),
    ...(supplier.sellerAccount !== null && { soldBy: supplier.name }),
    rating: product.rating / 100,
    createdAt: product.createdAt.toISOString(),
    checkedAt: product.checkedAt.toISOString(),
    freshUntil: freshUntil(product, settings.get(sourcingFreshMinutes))?.toISOString() ?? null,
  };
}

export async function similarProducts(call: Call, { productid }: { productid: string }) {
  const terms = priceTerms(await call.settings());
  const id = Number(productid);
  const [category, rows] = await call.db.read((reader) =>
    Promise.all([store.categoryOf(reader, id), store.neighbours(reader, id, 12)]),
  );
  if (category === undefined) return refuse('notFound', 'This product is not in our shop.');
  return { items: rows.map((row) => cardOf(row, terms)) };
}
