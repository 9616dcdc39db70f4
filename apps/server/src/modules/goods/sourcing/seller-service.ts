import { addHours } from '@sgb/contract/time.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer, SupplierCategory } from '../../../adapters/supplier/gateway.ts';
import type { App } from '../../../platform/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { claimSearch, isMapped, learnCategory, missingGoods, releaseSearch } from '../catalog/index.ts';
import { orFault, type Sourcing, storeOffer } from './fetch.ts';

/** How high up the supplier site's tree a name is looked for. */
const levels = 3;

/** Goods of a category that nobody mapped: its name, or that of one above it, may be one of our leaves. */
async function learnCategoryOf(app: App, { supplier }: Sourcing, { categoryId }: Offer): Promise<void> {
  if (categoryId === null) return;
  if (await app.db.read((reader) => isMapped(reader, Number(categoryId)))) return;
  let at: string | null = categoryId;
  for (let level = 0; at !== null && level < levels; level++) {
    const found: SupplierCategory | SupplierError = await orFault(supplier.category(at));
    // Without an answer the words of the goods themselves decide.
    if (found instanceof SupplierError) return;
    const { name, nameZh, parentId }: SupplierCategory = found;
    if (await app.db.transact((tx) => learnCategory(tx, { id: Number(categoryId), name, nameZh }))) return;
    at = parentId;
  }
}

/** Takes an offer into the catalogue that is not there yet. */
export async function takeIn(app: App, sourcing: Sourcing, offer: Offer): Promise<boolean> {
  await learnCategoryOf(app, sourcing, offer);
  return !((await orFault(storeOffer(app, offer))) instanceof SupplierError);
}

const everyHours = 24;
const shown = 20;
const mostTaken = 8;

/** Whoever opens a supplier's store has the supplier site asked, once a day, what else it offers; some of it is taken in. */
export const moreOfSeller =
  (sourcing: Sourcing) =>
  async (call: Call, { sellerid }: { sellerid: string }) => {
    const now = call.clock.now();
    const id = Number(sellerid);
    const openId = await call.db.transact((tx) => claimSearch(tx, id, addHours(now, -everyHours), now));
    if (openId === null) return { added: 0 };
    const page = await orFault(sourcing.supplier.searchBySeller({ openId, page: 1, pageSize: shown }));
    if (page instanceof SupplierError) {
      await call.db.transact((tx) => releaseSearch(tx, id));
      return { added: 0 };
    }
    const offered = page.items.map((card) => Number(card.id));
    const missing = (await call.db.read((reader) => missingGoods(reader, offered))).slice(0, mostTaken);
    let added = 0;
    for (const wanted of missing) {
      const offer = await orFault(sourcing.supplier.offer(String(wanted)));
      // The search may be older than the offer, and name somebody else's.
      if (offer instanceof SupplierError || !offer.onShelf || offer.seller.openId !== openId) continue;
      if (await takeIn(call, sourcing, offer)) added++;
    }
    return { added };
  };
