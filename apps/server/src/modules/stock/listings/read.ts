import type * as contract from '@sgb/contract/listings.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { share } from '@sgb/money/convert.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { deliverySouthAfrica } from '../../goods/pricing/settings.ts';
import { sellerName } from '../dispatches/index.ts';
import { piecesByAge, shelfOf } from '../shelves/index.ts';
import { mostCents, saleStateOf } from './rules.ts';
import { sellingTerms } from './settings.ts';
import * as store from './store.ts';
import { termsOf } from './terms.ts';
import { listingViews } from './view.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function selling(call: ShopperCall, { skuid }: InputOf<typeof contract.getSelling>) {
  const { settings } = await atOf(call);
  const { accountId } = call.session;
  const { mostTimesCost, pendingDays } = settings.get(sellingTerms);
  return call.db.read(async (reader) => {
    const shelf = await shelfOf(reader, accountId, Number(skuid));
    if (!shelf) return refuse('notFound', 'You have no shelf for this SKU.');
    const row = await store.listingOfShelf(reader, shelf.id);
    const [listing = null] = row ? await listingViews(reader, [row], settings) : [];
    const { title, options, picture, sellable, landedCents } = shelf;
    return {
      ...{ skuId: skuid, title, options, picture, sellable, landedCents, pendingDays },
      maxCents: mostCents(landedCents, mostTimesCost),
      soldBy: await sellerName(reader, accountId),
      approval: Boolean(row?.refusedAt) || !(await store.isApproved(reader, accountId)),
      vatBasisPoints: settings.get(deliverySouthAfrica).vatBasisPoints,
      terms: termsOf(shelf, settings),
      listing,
    };
  });
}

export async function ownListings(call: ShopperCall, { state, page }: InputOf<typeof contract.listListings>) {
  const settings = await call.settings();
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listingsOf(reader, call.session.accountId, state, sliceOf(page));
    return { items: await listingViews(reader, rows, settings), total, page, pages: ownPages(total) };
  });
}

export async function ownSales(call: ShopperCall, { page }: InputOf<typeof contract.listSales>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const [{ rows, total }, sums] = await Promise.all([
      store.salesOf(reader, accountId, sliceOf(page)),
      store.sumsOf(reader, accountId),
    ]);
    const [orders, listings] = await Promise.all([
      ordersById(
        reader,
        rows.map(({ orderId }) => orderId),
      ),
      store.listingsById(
        reader,
        rows.map(({ listingId }) => listingId),
      ),
    ]);
    const orderOf = new Map(orders.map((order) => [order.id, order]));
    const items = rows.flatMap((sale) => {
      const order = orderOf.get(sale.orderId);
      if (!order) return [];
      const { quantity, goodsCents, keptCents, amountCents, cameBack } = sale;
      return [
        {
          number: orderNumber(sale.orderId),
          skuId: String(listings.find(({ id }) => id === sale.listingId)?.skuId ?? order.skuId),
          ...{ title: order.title, options: order.options, picture: order.picture },
          ...{ quantity, goodsCents, amountCents, cameBack, refundedCents: goodsCents - keptCents },
          feeCents: share(keptCents, sale.feeBasisPoints),
          deliveryCents: keptCents === 0 ? 0 : sale.deliveryCents,
          state: saleStateOf(sale),
          soldAt: sale.soldAt.toISOString(),
          readyAt: sale.readyAt?.toISOString() ?? '',
        },
      ];
    });
    return { items, pendingCents: sums.pending, paidCents: sums.paid, total, page, pages: ownPages(total) };
  });
}

/** Days from which on each bar of the age of stock counts. */
const ages = [0, 15, 30, 60, 90];
const weeksShown = 12;

export async function plots(call: ShopperCall) {
  const now = call.clock.now();
  const { accountId } = call.session;
  const today = shopDay(now);
  const monday = plusDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7));
  const first = plusDays(monday, -7 * (weeksShown - 1));
  return call.db.read(async (reader) => {
    const [pieces, sold] = await Promise.all([
      piecesByAge(reader, accountId, ages, now),
      store.weeksOf(reader, accountId, shopMoment(first, 0)),
    ]);
    const byDay = new Map(sold.map((week) => [week.day, week]));
    return {
      age: ages.map((from, place) => ({ from, to: ages[place + 1] ?? null, pieces: pieces[place] ?? 0 })),
      weeks: Array.from({ length: weeksShown }, (_, place) => {
        const day = plusDays(first, 7 * place);
        return byDay.get(day) ?? { day, pieces: 0, cents: 0 };
      }),
    };
  });
}
