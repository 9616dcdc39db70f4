import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { accountByLogin, insertAccounts, setInviter } from '@sgb/server/modules/people/identity/seed.ts';
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
import { makeFavourites, savers } from './favourites.ts';
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

/** Products with what shoppers say of them: the next ones are made while PostgreSQL writes those before. */
async function loadReviewed(tx: Tx, products: number): Promise<void> {
  let written: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < products; start += batchSize) {
    const batch = batchOf(start, products);
    const said = batch.map((product, place) => makeReviews(start + place, product));
    const rated = batch.map((product, place) => ({ ...product, ...ratedBy(said[place] ?? []) }));
    await written;
    written = loadProducts(tx, rated).then(() => loadReviews(tx, said.flat()));
    // Whoever waits for it is told.
    written.catch(() => undefined);
    // Its rows are on their way before the next ones are made.
    await nextTurn();
  }
  await written;
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

const filledText = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

/**
 * Without statistics the planner would scan whole tables, and without vacuum no index could answer alone. Most tables are empty:
 * to look at all of them took half a second of a core.
 */
export async function settle(db: Database, progress?: (done: number) => void): Promise<void> {
  await db.transact(recount);
  const filled = await db.run<{ name: string }>('demo.filled', filledText, []);
  await db.pool.query(`vacuum (analyze) ${filled.map(({ name }) => name).join()}`);
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

/** People who have nothing yet, and whom they know. Those of a start that was killed before it had goods are there already. */
async function ensurePeople(db: Database, now: Date): Promise<void> {
  const made = await makeAccounts();
  await db.transact(async (tx) => {
    if (await accountByLogin(tx, made[0]?.username ?? '')) return;
    await insertAccounts(tx, made);
    await setInviter(tx, 'demo_ambassador', ['demo_member', 'demo_new']);
    await setInviter(tx, 'demo_influencer', ['demo_shopper']);
    await ensureContacts(tx, now);
    await ensureTalks(tx);
  });
}

/** One transaction: a start that is killed half-way must not leave half a catalogue that the next one takes for a whole. */
async function fillCatalogue(db: Database, products: number): Promise<void> {
  await db.transact(async (tx) => {
    await loadCategories(tx, makeCategories());
    await addCategoryWords(tx, makeCategoryWords());
    await loadSuppliers(
      tx,
      Array.from({ length: supplierCount }, (_, index) => makeSupplier(index)),
    );
    await addSupplierCategories(tx, makeSupplierCategories());
    await loadReviewed(tx, products);
    await ensurePages(tx);
    const people: { id: number; username: string }[] = [];
    for (const username of savers) {
      const account = await accountByLogin(tx, username);
      if (account) people.push({ id: account.id, username });
    }
    await insertFavourites(tx, makeFavourites(people, products));
  });
}

/** A world that was made by an earlier program gets what it lacks; says whether it was settled. */
async function mendWorld(db: Database, now: Date): Promise<boolean> {
  await db.transact(ensurePages);
  const reviewed = await db.transact(ensureReviews);
  const searchable = await db.read(isSearchable);
  if (!searchable) await db.transact((tx) => addCategoryWords(tx, makeCategoryWords()));
  await db.transact((tx) => addSupplierCategories(tx, makeSupplierCategories()));
  await db.transact(async (tx) => {
    await ensureContacts(tx, now);
    await ensureTalks(tx);
  });
  return searchable && !reviewed;
}

/**
 * Fills an empty database with the demo's people and goods; a world that is there already is left as it is. While PostgreSQL
 * writes the goods, `meanwhile` gives the people what needs none.
 */
export async function ensureDemoWorld(
  db: Database,
  products: number,
  now: Date,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<World> {
  if (await db.read(hasProducts)) {
    const settled = await mendWorld(db, now);
    await meanwhile();
    return { made: 'already there', settled };
  }
  await ensurePeople(db, now);
  await Promise.all([fillCatalogue(db, products), meanwhile()]);
  return { made: `${products} products`, settled: false };
}
