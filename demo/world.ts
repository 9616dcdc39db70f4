import { ensureActivities, ensureBanners } from '@sgb/server/modules/base/content/seed.ts';
import { namedProducts, rateProducts } from '@sgb/server/modules/goods/catalog/index.ts';
import {
  addSupplierCategories,
  countAllProducts,
  ensureShowcases,
  hasProducts,
  loadCategories,
  loadProducts,
  loadSuppliers,
  type NewProduct,
  recount,
} from '@sgb/server/modules/goods/catalog/seed.ts';
import { insertFavourites } from '@sgb/server/modules/goods/favourites/seed.ts';
import { hasReviews, loadReviews, ratedBy } from '@sgb/server/modules/goods/reviews/seed.ts';
import { addCategoryWords, isSearchable, rebuildSearch } from '@sgb/server/modules/goods/search/seed.ts';
import { ensurePieces } from '@sgb/server/modules/logistics/clearance/seed.ts';
import { insertAccounts, setInviter } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { makeAccounts } from './accounts.ts';
import { makeActivities } from './activities.ts';
import { makeBanners } from './banners.ts';
import { makeCategories, makeCategoryWords } from './catalogue/categories.ts';
import { placedKinds } from './catalogue/departments.ts';
import { makeProduct } from './catalogue/product.ts';
import { makeSupplier, supplierCount } from './catalogue/suppliers.ts';
import { makePieces } from './clearance.ts';
import { ensureContacts } from './contacts.ts';
import { makeFavourites } from './favourites.ts';
import { makeReviews } from './reviews/make.ts';
import { makeShowcases } from './showcases.ts';
import { supplierCategoryOf } from './supplier-world.ts';
import { ensureTalks } from './talks.ts';

const batchSize = 1000;

function batchOf(start: number, to: number): NewProduct[] {
  return Array.from({ length: Math.min(batchSize, to - start) }, (_, offset) => makeProduct(start + offset));
}

/**
 * Writes products number `from` up to but not including `to`, batch by batch, so that memory stays small. Two batches at a time, for
 * PostgreSQL gives each a core; they are committed in their order, so that a load that is stopped leaves no gap.
 */
export async function addProducts(
  db: Database,
  from: number,
  to: number,
  progress: (done: number) => void,
): Promise<void> {
  let next = from;
  let newest: Promise<void> = Promise.resolve();
  async function lane(): Promise<void> {
    while (next < to) {
      const start = next;
      next += batchSize;
      const batch = batchOf(start, to);
      const before = newest;
      newest = db.transact(async (tx) => {
        await loadProducts(tx, batch);
        await before;
      });
      await newest;
      progress(start + batch.length - from);
    }
  }
  await Promise.all([lane(), lane()]);
}

/** Products with what shoppers say of them. */
async function loadReviewed(tx: Tx, first: number, batch: readonly NewProduct[]): Promise<void> {
  const said = batch.map((product, place) => makeReviews(first + place, product));
  await loadProducts(
    tx,
    batch.map((product, place) => ({ ...product, ...ratedBy(said[place] ?? []) })),
  );
  await loadReviews(tx, said.flat());
}

/** A world that was made before there were reviews gets them now; says whether it did. */
async function ensureReviews(tx: Tx): Promise<boolean> {
  if (await hasReviews(tx)) return false;
  const made = Array.from({ length: await countAllProducts(tx) }, (_, index) => makeProduct(index));
  const here = new Set(
    (
      await namedProducts(
        tx,
        made.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const said = made.flatMap((product, index) => (here.has(product.id) ? makeReviews(index, product) : []));
  rateProducts(tx, await loadReviews(tx, said));
  return true;
}

/** Without statistics the planner would scan whole tables, and without vacuum no index could answer alone. */
export async function settle(db: Database, progress?: (done: number) => void): Promise<void> {
  await db.transact(recount);
  await db.pool.query('vacuum (analyze)');
  await rebuildSearch(db, progress ? { progress } : {});
}

/** Most categories of the suppliers are known; goods of the others find their leaf by their words. */
function makeSupplierCategories() {
  return placedKinds
    .map(({ categoryId }) => ({ supplierCategoryId: supplierCategoryOf(categoryId), categoryId }))
    .filter((_, place) => place % 10 !== 9);
}

async function ensurePages(tx: Tx): Promise<void> {
  await ensureBanners(tx, makeBanners());
  await ensureActivities(tx, makeActivities());
  await ensureShowcases(tx, makeShowcases());
  await ensurePieces(tx, makePieces());
}

/** What was made of the world, and whether it has still to be settled. */
interface World {
  readonly made: string;
  readonly settled: boolean;
}

/** Fills an empty database with the demo world; a world that is there already is left as it is. */
export async function ensureDemoWorld(db: Database, products: number, now: Date): Promise<World> {
  if (await db.read((reader) => hasProducts(reader))) {
    // A world that was made before there were such pages gets them now.
    await db.transact(ensurePages);
    const reviewed = await db.transact(ensureReviews);
    const searchable = await db.read(isSearchable);
    if (!searchable) await db.transact((tx) => addCategoryWords(tx, makeCategoryWords()));
    await db.transact((tx) => addSupplierCategories(tx, makeSupplierCategories()));
    await db.transact(async (tx) => {
      await ensureContacts(tx, now);
      await ensureTalks(tx);
    });
    return { made: 'already there', settled: searchable && !reviewed };
  }
  const accounts = await makeAccounts();
  // One transaction: a start that is killed half-way must not leave half a world that the next one takes for a whole.
  await db.transact(async (tx) => {
    await loadCategories(tx, makeCategories());
    await addCategoryWords(tx, makeCategoryWords());
    await loadSuppliers(
      tx,
      Array.from({ length: supplierCount }, (_, index) => makeSupplier(index)),
    );
    const people = await insertAccounts(tx, accounts);
    await setInviter(tx, 'demo_ambassador', ['demo_member', 'demo_new']);
    await setInviter(tx, 'demo_influencer', ['demo_shopper']);
    await addSupplierCategories(tx, makeSupplierCategories());
    for (let start = 0; start < products; start += batchSize) await loadReviewed(tx, start, batchOf(start, products));
    await ensurePages(tx);
    await insertFavourites(tx, makeFavourites(people, products));
    await ensureContacts(tx, now);
    await ensureTalks(tx);
  });
  return { made: `${products} products`, settled: false };
}
