import type { collectGoods, deleteCollection, listCollection } from '@sgb/contract/favourites.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { productCards, productPrices } from '../catalog/index.ts';
import { pageOf, viewOf } from './rules.ts';
import { favouritesTerms } from './settings.ts';
import * as store from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Adds, removes, or does whichever of both changes something; answers what is then. */
export async function collect(call: Call<'shopper'>, { productid, wanted }: InputOf<typeof collectGoods>) {
  const { accountId } = call.session;
  const productId = Number(productid);
  const { limit, undoMinutes } = (await call.settings()).get(favouritesTerms);
  // Asked before the transaction: nobody may wait for a second connection while holding one.
  const [card] = wanted === 0 ? [] : await productCards(call, [productId]);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    await store.lockAccount(tx, accountId);
    const { total, collected } = await store.stateOf(tx, accountId, productId);
    const target = wanted === undefined ? !collected : wanted === 1;
    if (target === collected) return { collected, favorites: total };
    if (!target) {
      await store.removeFavourites(tx, accountId, [productId], now);
      return { collected: false, favorites: total - 1 };
    }
    if (total >= limit) {
      return refuse('favouritesFull', `You have ${limit} favorites, which is the most. Remove some first.`, { limit });
    }
    const added = { collected: true, favorites: total + 1 };
    const undoable = addMinutes(now, -undoMinutes);
    // A second thought brings back even what is no longer sold.
    if (await store.restoreFavourite(tx, accountId, productId, undoable)) return added;
    if (!card) return refuse('notFound', 'This product is not in our shop.');
    const { title, picture, priceCents } = card;
    await store.saveFavourite(tx, { accountId, productId, title, picture, priceCents, savedAt: now });
    return added;
  });
}

export async function deleteFromCollection(call: Call<'shopper'>, { productid }: InputOf<typeof deleteCollection>) {
  const { accountId } = call.session;
  const ids = productid.split(',').map(Number);
  return call.db.transact(async (tx) => {
    await store.lockAccount(tx, accountId);
    const removed = await store.removeFavourites(tx, accountId, ids, call.clock.now());
    return { removed, favorites: (await store.stateOf(tx, accountId, 0)).total };
  });
}

export async function collectionList(call: Call<'shopper'>, { page, view }: InputOf<typeof listCollection>) {
  const { limit } = (await call.settings()).get(favouritesTerms);
  const rows = await call.db.read((reader) => store.favouritesOf(reader, call.session.accountId));
  const pricesNow = await productPrices(
    call,
    rows.map(({ productId }) => productId),
  );
  const listed = viewOf(rows, pricesNow, view);
  const shown = pageOf(listed, page);
  const cards = await productCards(
    call,
    shown.map(({ productId }) => productId),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    items: shown.map(({ productId, title, picture, priceCents, savedAt, choice, dropCents }) => ({
      productid: String(productId),
      title,
      picture,
      savedPriceCents: priceCents,
      savedAt: savedAt.toISOString(),
      dropCents,
      choice,
      card: cardOf.get(String(productId)) ?? null,
    })),
    total: listed.length,
    page,
    pages: ownPagesFromOne(listed.length),
    counts: { all: rows.length, cheaper: viewOf(rows, pricesNow, 'cheaper').length },
    limit,
  };
}

export async function collectionIds(call: Call<'shopper'>) {
  const ids = await call.db.read((reader) => store.idsOf(reader, call.session.accountId));
  return { ids: ids.map(String) };
}

/** Saves several products at once, for other modules; what is there already stays as it was saved, but for the choice. */
export async function saveFavourites(
  tx: Tx,
  accountId: number,
  goods: readonly Omit<store.NewFavourite, 'accountId' | 'savedAt'>[],
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<Refusal | undefined> {
  const { limit } = settings.get(favouritesTerms);
  await store.lockAccount(tx, accountId);
  const kept = new Set(await store.idsOf(tx, accountId));
  const all = [...new Map(goods.map((row) => [row.productId, row])).values()];
  const fresh = all.filter(({ productId }) => !kept.has(productId));
  if (kept.size + fresh.length > limit) {
    return refuse('favouritesFull', `You have ${kept.size} favorites, and ${limit} is the most. Remove some first.`);
  }
  for (const row of all.filter(({ productId }) => kept.has(productId))) {
    await store.keepChoice(tx, { ...row, accountId, savedAt: now });
  }
  await store.saveAll(
    tx,
    fresh.map((row) => ({ ...row, accountId, savedAt: now })),
  );
  return undefined;
}
