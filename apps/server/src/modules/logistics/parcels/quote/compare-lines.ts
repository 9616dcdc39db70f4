import type { ParcelTogether } from '@sgb/contract/parcel-views.ts';
import type { describeTogether } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { worthOf } from '../../../buying/orders/index.ts';
import { treeAtOf } from '../../../goods/catalog/index.ts';
import {
  deliveriesFor,
  limitRefusals,
  loadOf,
  parcelDeliveries,
  parcelQuote,
  parcelRules,
} from '../../../goods/pricing/index.ts';
import { parcelLimits } from '../../../goods/pricing/settings.ts';
import { parcelAddressee } from '../../../people/clients/index.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { isFar, suitingDelivery } from './delivery-choice-rules.ts';
import { contentOf, declarationOf, forwardedAmong, parcelGoods } from './goods.ts';
import { isGroupMember } from './quote.ts';
import { ownOrders } from './shelves.ts';

/** What each line would ask for these orders in one parcel: into a country, or to a receiver as it suits them. */
export async function compareLines(
  call: Call<'shopper'>,
  { orderids, countryid, rid, line: chosen, delivery: wished }: z.output<typeof describeTogether.input>,
): Promise<ParcelTogether | Refusal> {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings } = at;
  return call.db.read(async (reader) => {
    const found = await ownOrders(call, reader, { accountId, vipLevel }, orderids, at);
    if (found instanceof Refusal) return found;
    const receiver = rid === undefined ? undefined : await parcelAddressee(call, reader, accountId, rid);
    const orders = found.map(({ order }) => order);
    const contents = found.map(contentOf);
    const goods = parcelGoods(contents, orders, declarationOf(found));
    const rules = parcelRules(settings);
    const load = loadOf(goods.cargo, rules.parcel.packingBasisPoints);
    const goodsCents = orders.reduce((sum, order) => sum + worthOf(order), 0);
    const filled = { ...load, orders: orders.length, goodsCents };
    const wish = {
      country: countryid,
      groupMember: await isGroupMember(reader, accountId),
      storage: contents.map(({ orderId, storageCents = 0 }) => ({ orderId, cents: storageCents })),
      forwarded: forwardedAmong(orders),
      discountBasisPoints: benefitsOf(vipLevel, settings).freightBasisPoints,
    };
    const endOf = (line: (typeof rules.lines)[number]) => {
      const open = deliveriesFor(parcelDeliveries(line, countryid), load, rules.local.sizes);
      const own = line.code === chosen && wished && open.includes(wished) ? wished : undefined;
      return own ?? (receiver ? suitingDelivery(open, receiver) : open[0]);
    };
    const far = (quote: NonNullable<ReturnType<typeof parcelQuote>>) =>
      receiver !== undefined && quote.refusal === null && isFar(quote.delivery, receiver);
    // What is fetched far away comes last.
    const quotes = rules.lines
      .filter(({ countries }) => countries.includes(countryid))
      .flatMap((line) => parcelQuote(line.code, goods, rules, { ...wish, delivery: endOf(line) }) ?? [])
      .toSorted((one, other) => Number(far(one)) - Number(far(other)));
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
          deliveries: line ? deliveriesFor(parcelDeliveries(line, countryid), load, rules.local.sizes) : [],
          collectIn: open?.collectIn ?? null,
          far: far(quote),
          dutyIncluded: line?.dutyIncluded ?? false,
        };
      }),
    };
  });
}
