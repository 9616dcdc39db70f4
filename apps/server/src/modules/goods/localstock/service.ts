import { stockTypes } from '@sgb/contract/catalogue.ts';
import type { listLocalStock, pairWithChina, promiseDelivery } from '@sgb/contract/local-stock.ts';
import { mostPages, pageSize, publicPages, sliceOf } from '@sgb/contract/paging.ts';
import { centsToFen } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { placeById, placeOfDefault } from '../../people/clients/index.ts';
import { localProducts, productCards, sellersOnSale, treeOf } from '../catalog/index.ts';
import { priceRules } from '../pricing/index.ts';
import { deliverySouthAfrica, stockDispatchHours } from '../pricing/settings.ts';
import { goodsMatching } from '../search/index.ts';
import { atHome, promisedDay } from './rules.ts';
import { localDays } from './settings.ts';
import * as store from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Listing = InputOf<typeof listLocalStock>;

/** Nobody can turn to more. */
const mostFound = mostPages * pageSize;

/** The largest locker; doors and counters take every parcel. */
function boxOf(delivery: Listing['delivery'], settings: Settings) {
  if (delivery !== 'locker') return undefined;
  const { longestMm, middleMm, shortestMm, maxGrams } = settings.get(deliverySouthAfrica).sizes.at(-1) ?? {};
  if (!longestMm || !middleMm || !shortestMm || !maxGrams) return undefined;
  return { sidesMm: [longestMm, middleMm, shortestMm] as const, maxGrams };
}

/** How long a share of a sea parcel takes, as people say it. */
function weeksBySea(settings: Settings): number {
  const days = priceRules(settings)
    .lines.filter(({ by }) => by === 'volume')
    .map((line) => line.days.to);
  return Math.round(Math.min(...days) / 7);
}

export async function list(call: Call, input: Listing) {
  const { categoryId, page, sort } = input;
  const [tree, settings] = await Promise.all([treeOf(call), call.settings()]);
  if (categoryId !== undefined && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  const { rate } = priceRules(settings);
  const limitAt = (cents: number) => ({ cents, fen: centsToFen(cents, rate) });
  const { freeFromCents } = settings.get(deliverySouthAfrica);
  const matching =
    input.keyword === '' ? undefined : await goodsMatching(call, input.keyword, stockTypes.stock, mostFound);
  const least = Math.max(input.minPriceCents ?? 0, input.free === 1 ? freeFromCents : 0);
  const { ids, total, pairs } = await call.db.read(async (reader) => {
    const found = await localProducts(reader, {
      ...{ sort, ...sliceOf(page), ids: matching?.ids, box: boxOf(input.delivery, settings) },
      leaves: categoryId === undefined ? undefined : tree.leavesOf(categoryId),
      from: least === 0 ? undefined : limitAt(least),
      below: input.maxPriceCents === undefined ? undefined : limitAt(input.maxPriceCents + 1),
      supplierId: input.seller === undefined ? undefined : Number(input.seller),
    });
    return { ...found, pairs: await store.chinaPairs(reader, found.ids) };
  });
  const [cards, twins] = await Promise.all([
    productCards(call, ids, []),
    pairs.size === 0 ? [] : productCards(call, [...new Set(pairs.values())], []),
  ]);
  const china = new Map(twins.map((card) => [card.id, card]));
  const weeks = weeksBySea(settings);
  const items = cards.map((card) => {
    const twin = china.get(String(pairs.get(Number(card.id))));
    // Waiting for it is only an offer where it costs less.
    const cheaper = twin && twin.landedCents < card.priceCents ? twin : null;
    return {
      ...card,
      freeDelivery: card.priceCents >= freeFromCents,
      china: cheaper && { id: cheaper.id, landedCents: cheaper.landedCents, weeks },
    };
  });
  return { items, correctedTo: matching?.correctedTo ?? null, total, page, pages: publicPages(total) };
}

export async function sellers(call: Call) {
  const rows = await call.db.read(sellersOnSale);
  return { items: rows.map(({ id, ...seller }) => ({ ...seller, id: String(id) })) };
}

export async function promise(call: Call, { placeid }: InputOf<typeof promiseDelivery>) {
  const { settings, now } = await atOf(call);
  const { session } = call;
  const known = await call.db.read(async (reader) => {
    if (placeid !== undefined) return placeById(reader, placeid);
    return session ? placeOfDefault(reader, session.accountId) : undefined;
  });
  if (placeid !== undefined && !known)
    return refuse('notFound', 'We do not know this suburb. Choose it from the list.');
  const place = known ?? atHome;
  const { day, days } = promisedDay(now, place, {
    working: settings.get(shopWorkingTime),
    dispatchHours: settings.get(stockDispatchHours),
    days: settings.get(localDays),
  });
  return { suburb: place.suburb || place.city, city: place.city, day, days, chosen: known !== undefined };
}

export async function pairProducts(call: Call<'staff'>, { productid, chinaid }: InputOf<typeof pairWithChina>) {
  const ids = [productid, ...(chinaid === undefined ? [] : [chinaid])];
  const cards = await productCards(call, ids.map(Number), []);
  const local = cards.find(({ id }) => id === productid);
  const china = cards.find(({ id }) => id === chinaid);
  if (local?.stockType !== stockTypes.stock) return refuse('notFound', 'This product is not on our shelves.');
  if (chinaid !== undefined && china?.stockType !== stockTypes.normal) {
    return refuse('notFound', 'This product is not bought in China.');
  }
  await call.db.transact(async (tx) => {
    if (chinaid === undefined) store.unpair(tx, Number(productid));
    else store.pair(tx, Number(productid), Number(chinaid));
  });
  return { paired: chinaid !== undefined };
}
