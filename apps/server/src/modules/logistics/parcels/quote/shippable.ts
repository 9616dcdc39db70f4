import { orderIdOf, orderNumber } from '@sgb/contract/order-states.ts';
import { longPageSize, ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { ParcelDraft, Shippable } from '@sgb/contract/parcel-views.ts';
import type { getCombineLimit, listShippable } from '@sgb/contract/parcels.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { ordersById, worthOf } from '../../../buying/orders/index.ts';
import { treeAtOf } from '../../../goods/catalog/index.ts';
import { limitsOf } from '../../../goods/pricing/index.ts';
import { parcelLimits } from '../../../goods/pricing/settings.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { storageFee } from '../../warehouse/index.ts';
import { warehouseTerms } from '../../warehouse/settings.ts';
import { remainingDraft } from './draft-rules.ts';
import { type ShelvedOrder, shelved } from './goods.ts';
import { shelfSums } from './shippable-store.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

function shown({ order, shelf, goodsClass }: ShelvedOrder): Shippable {
  return {
    id: order.id,
    number: orderNumber(order.id),
    productId: String(order.productId),
    title: order.title,
    options: order.options,
    picture: order.picture,
    quantity: order.quantity,
    special: order.special,
    goodsClass,
    goodsCents: worthOf(order),
    grams: shelf.grams * shelf.pieces,
    lengthMm: shelf.lengthMm,
    widthMm: shelf.widthMm,
    heightMm: shelf.heightMm,
    photos: [...shelf.photos],
    collectedAt: shelf.since.toISOString(),
    freeUntil: shelf.freeUntil.toISOString(),
    freeDays: shelf.freeDays,
    storageCents: shelf.feeCents,
  };
}

function draftShown({ draft: kept, draftIds }: Awaited<ReturnType<typeof shelfSums>>): ParcelDraft | null {
  const left = kept && remainingDraft(kept.draft, (id) => draftIds.includes(id));
  if (!left) return null;
  const { orderids, services, next = [] } = left;
  return {
    ...left,
    orderids: [...orderids],
    services: [...services],
    next: next.map((parcel) => ({ ...parcel, orderids: [...parcel.orderids] })),
    savedAt: new Date(kept.savedAt).toISOString(),
  };
}

/** What of a shopper lies in our warehouse, a page of it, with all of it added up. */
export async function shippableOrders(call: ShopperCall, { page, q, special }: InputOf<typeof listShippable>) {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings, now } = at;
  const terms = settings.get(warehouseTerms);
  const { storageDays } = benefitsOf(vipLevel, settings);
  return call.db.read(async (reader) => {
    const lying = await shelfSums(reader, {
      accountId,
      q,
      orderId: orderIdOf(q),
      special,
      ...sliceOf(page, longPageSize),
      // A day counts from its midnight on, so that the last free one may have begun less than a day ago.
      freeSince: addDays(now, -(storageDays - 1)),
      extensionDays: terms.extension.days,
    });
    const orders = new Map((await ordersById(reader, lying.ids)).map((order) => [order.id, order]));
    const inOrder = lying.ids.flatMap((id) => orders.get(id) ?? []);
    const goods = inOrder.length === 0 ? [] : await shelved(call, reader, inOrder, vipLevel, at);
    return {
      items: goods.map(shown),
      total: lying.found,
      page,
      pages: ownPages(lying.found, longPageSize),
      all: {
        orders: lying.orders,
        grams: lying.grams,
        goodsCents: lying.goodsCents,
        storageCents: lying.costly.reduce((sum, each) => sum + storageFee(each, storageDays, now, terms), 0),
      },
      draft: draftShown(lying),
    };
  });
}

export async function shippableLimits(call: ShopperCall, { isocean }: InputOf<typeof getCombineLimit>) {
  const way = isocean === 1 ? transportWays.sea : transportWays.air;
  return { isocean, ...limitsOf(way, (await call.settings()).get(parcelLimits)) };
}
