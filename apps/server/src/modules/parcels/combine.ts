import { orderIdOf, orderNumber } from '@sgb/contract/order-states.ts';
import { longPageSize, ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { ParcelDraft, ParcelTogether, Shippable } from '@sgb/contract/parcel-views.ts';
import type { describeTogether, getCombineLimit, listShippable, saveParcelDraft } from '@sgb/contract/parcels.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { treeAtOf } from '../catalog/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { ordersById, worthOf } from '../orders/index.ts';
import { limitRefusals, limitsOf, lineOptions, loadOf, parcelDeliveries, parcelRules } from '../pricing/index.ts';
import { storageFee } from '../warehouse/index.ts';
import { shelfSums } from './combine-store.ts';
import { remainingDraft } from './draft-rules.ts';
import { dropDraft, keepDraft } from './draft-store.ts';
import { contentOf, declarationOf, forwardedAmong, parcelGoods, type ShelvedOrder, shelved } from './goods.ts';
import { ownOrders } from './prepare.ts';
import { isGroupMember } from './reckon.ts';

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

export async function combineList(call: ShopperCall, { page, q, special }: InputOf<typeof listShippable>) {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings, now } = at;
  const terms = settings.get('warehouse.terms');
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

export async function combineLimit(call: ShopperCall, { isocean }: InputOf<typeof getCombineLimit>) {
  const way = isocean === 1 ? transportWays.sea : transportWays.air;
  return { isocean, ...limitsOf(way, (await call.settings()).get('parcel.limits')) };
}

export async function saveDraft(call: ShopperCall, { rid, ...draft }: InputOf<typeof saveParcelDraft>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  if (draft.orderids.length === 0) {
    await call.db.transact((tx) => dropDraft(tx, accountId));
    return { savedAt: null };
  }
  await call.db.transact((tx) => keepDraft(tx, accountId, { ...draft, rid: rid ?? null }, now));
  return { savedAt: now.toISOString() };
}

export async function describe(
  call: ShopperCall,
  { orderids, countryid }: InputOf<typeof describeTogether>,
): Promise<ParcelTogether | Refusal> {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings } = at;
  return call.db.read(async (reader) => {
    const found = await ownOrders(call, reader, { accountId, vipLevel }, orderids, at);
    if (found instanceof Refusal) return found;
    const orders = found.map(({ order }) => order);
    const contents = found.map(contentOf);
    const goods = parcelGoods(contents, orders, declarationOf(found));
    const rules = parcelRules(settings);
    const load = loadOf(goods.cargo, rules.parcel.packingBasisPoints);
    const goodsCents = orders.reduce((sum, order) => sum + worthOf(order), 0);
    const filled = { ...load, orders: orders.length, goodsCents };
    const quotes = lineOptions(goods, rules, {
      country: countryid,
      groupMember: await isGroupMember(reader, accountId),
      storage: contents.map(({ orderId, storageCents = 0 }) => ({ orderId, cents: storageCents })),
      forwarded: forwardedAmong(orders),
      discountBasisPoints: benefitsOf(vipLevel, settings).freightBasisPoints,
    });
    return {
      countryId: countryid,
      orders: orders.length,
      quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
      special: load.special,
      goodsCents,
      storageCents: contents.reduce((sum, { storageCents = 0 }) => sum + storageCents, 0),
      grams: load.grams,
      cubicCentimetres: load.cubicCentimetres,
      longestMm: Math.max(...load.sides.map(({ mm }) => mm)),
      lines: quotes.map((quote) => {
        const line = rules.lines.find(({ code }) => code === quote.line);
        const open = quote.refusal === null ? quote : null;
        return {
          line: quote.line,
          name: quote.name,
          way: quote.way,
          totalCents: open?.totalCents ?? null,
          refusal: quote.refusal,
          limits: limitRefusals(quote.way, filled, settings.get('parcel.limits')),
          days: open?.days ?? null,
          delivery: open?.delivery ?? null,
          deliveries: line ? parcelDeliveries(line, countryid) : [],
          collectIn: open?.collectIn ?? null,
          dutyIncluded: line?.dutyIncluded ?? false,
        };
      }),
    };
  });
}
