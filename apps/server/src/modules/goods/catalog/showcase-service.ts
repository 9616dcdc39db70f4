import type { SortCode } from '@sgb/contract/catalogue.ts';
import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import type { listSaStock } from '@sgb/contract/showcases.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { categoriesChannel, showcasesChannel } from './channels.ts';
import { type CardRow, cardOf, countIn, departmentsOf, type LeafCounts, priceTerms } from './rules.ts';
import { type InputOf, treeOf } from './service.ts';
import { saStockSlug } from './showcase-desk.ts';
import * as store from './showcase-store.ts';

const notOpen = 'This showcase is not open.';

function countsByLeaf(rows: readonly { categoryId: number; productCount: number }[]): LeafCounts {
  return new Map(rows.map(({ categoryId, productCount }) => [categoryId, productCount]));
}

/** Every showcase with how many goods of each leaf it holds. */
const showcasesOf = remembered(showcasesChannel, ({ db }) =>
  db.read(async (reader) => {
    const counts = Map.groupBy(await store.showcaseCountRows(reader), ({ slug }) => slug);
    const heads = await store.allShowcases(reader);
    return new Map(heads.map((head) => [head.slug, { head, counts: countsByLeaf(counts.get(head.slug) ?? []) }]));
  }),
);

/** Every recount announces 'categories', and these counts come from the same recount. */
const saStockCountsOf = remembered(categoriesChannel, async ({ db }) =>
  countsByLeaf(await db.read(store.saStockCountRows)),
);

async function headOf(call: Call, slug: string, counts?: LeafCounts) {
  const [tree, showcases] = await Promise.all([treeOf(call), showcasesOf(call)]);
  const known = showcases.get(slug);
  if (!known) return refuse('notFound', notOpen);
  return { ...known.head, categories: departmentsOf(tree, counts ?? known.counts) };
}

export function showcase(call: Call, slug: string) {
  return headOf(call, slug);
}

export async function saStock(call: Call) {
  return headOf(call, saStockSlug, await saStockCountsOf(call));
}

interface Wanted {
  readonly categoryId?: number | undefined;
  readonly page: number;
  readonly sort: SortCode;
}

/** A page of goods whose counts by leaf are known. */
async function goodsPage(
  call: Call,
  { categoryId, page }: Wanted,
  counts: LeafCounts,
  rowsOf: (leaves: readonly number[] | undefined) => Promise<CardRow[]>,
) {
  const [tree, settings] = await Promise.all([treeOf(call), call.settings()]);
  if (categoryId !== undefined && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  const terms = priceTerms(settings);
  const leaves = categoryId === undefined ? undefined : tree.leavesOf(categoryId);
  const rows = await rowsOf(leaves);
  const total = countIn(leaves ?? tree.leavesOf(0), counts);
  return { items: rows.map((row) => cardOf(row, terms)), total, page, pages: publicPages(total) };
}

export async function saStockGoods(call: Call, input: InputOf<typeof listSaStock>) {
  const { page, sort } = input;
  return goodsPage(call, input, await saStockCountsOf(call), (leaves) =>
    call.db.read((reader) => store.saStockProducts(reader, { sort, leaves, ...sliceOf(page) })),
  );
}

export async function showcaseGoods(call: Call, slug: string, input: Wanted) {
  const { page, sort } = input;
  const known = (await showcasesOf(call)).get(slug);
  if (!known) return refuse('notFound', notOpen);
  return goodsPage(call, input, known.counts, (leaves) =>
    call.db.read((reader) => store.productsOfShowcase(reader, { slug, sort, leaves, ...sliceOf(page) })),
  );
}

const bigTreeSlug = 'bigtree';

export async function bigTree(call: Call, { page }: { page: number }) {
  const known = (await showcasesOf(call)).get(bigTreeSlug);
  if (!known) return refuse('notFound', notOpen);
  const goods = await goodsPage(call, { page, sort: 5 }, known.counts, () =>
    call.db.read((reader) => store.productsOfShowcase(reader, { slug: bigTreeSlug, sort: 5, ...sliceOf(page) })),
  );
  return 'items' in goods ? { head: known.head, ...goods } : goods;
}
