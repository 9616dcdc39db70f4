import type { ParcelTogether } from '@sgb/contract/parcel-views.ts';
import type { describeTogether } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { worthOf } from '../../../buying/orders/index.ts';
import { treeAtOf } from '../../../goods/catalog/index.ts';
import { limitRefusals, lineOptions, loadOf, parcelDeliveries, parcelRules } from '../../../goods/pricing/index.ts';
import { parcelLimits } from '../../../goods/pricing/settings.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { contentOf, declarationOf, forwardedAmong, parcelGoods } from './goods.ts';
import { isGroupMember } from './quote.ts';
import { ownOrders } from './shelves.ts';

/** What each line would ask for these orders in one parcel, before anybody has chosen a receiver. */
export async function compareLines(
  call: Call<'shopper'>,
  { orderids, countryid }: z.output<typeof describeTogether.input>,
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
          limits: limitRefusals(quote.way, filled, settings.get(parcelLimits)),
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
