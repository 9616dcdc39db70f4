import type { ParcelProposal } from '@sgb/contract/parcel-views.ts';
import type { proposeParcels } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { worthOf } from '../../../buying/orders/index.ts';
import { treeAtOf } from '../../../goods/catalog/index.ts';
import {
  cheapestParcels,
  deliveriesFor,
  limitRefusals,
  loadOf,
  type ParcelWish,
  parcelDeliveries,
  parcelQuote,
  parcelRules,
} from '../../../goods/pricing/index.ts';
import { parcelLimits } from '../../../goods/pricing/settings.ts';
import { parcelAddressee } from '../../../people/clients/index.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { isFar, suitingDelivery } from './delivery-choice-rules.ts';
import { contentOf, declarationOf, forwardedAmong, parcelGoods, type ShelvedOrder } from './goods.ts';
import { isGroupMember } from './quote.ts';
import { ownOrders } from './shelves.ts';

const combinable = ({ order, shelf, goodsClass }: ShelvedOrder) => ({
  id: order.id,
  cargo: {
    weightGrams: shelf.grams,
    lengthMm: shelf.lengthMm,
    widthMm: shelf.widthMm,
    heightMm: shelf.heightMm,
    quantity: shelf.pieces,
    special: order.special,
  },
  declared: { goodsClass, quantity: order.quantity, valueCents: worthOf(order) },
});

type Rules = ReturnType<typeof parcelRules>;

/** The whole price of one parcel, as the preview shows it before coupon and coins. */
function fullQuote(line: string, goods: readonly ShelvedOrder[], rules: Rules, wish: ParcelWish) {
  const orders = goods.map(({ order }) => order);
  const filling = parcelGoods(goods.map(contentOf), orders, declarationOf(goods));
  const quote = parcelQuote(line, filling, rules, {
    ...wish,
    storage: goods.map(({ order, shelf }) => ({ orderId: order.id, cents: shelf.feeCents })),
    forwarded: forwardedAmong(orders),
  });
  return quote?.refusal === null ? { quote, filling } : undefined;
}

const sumBy = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** Which parcels would cost least, over lines, limits and classes of goods. */
export async function proposeCheapest(
  call: Call<'shopper'>,
  { orderids, rid, line: chosen, delivery: wished, services, insured }: z.output<typeof proposeParcels.input>,
): Promise<ParcelProposal | Refusal> {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings } = at;
  const known = await call.db.read(async (reader) => {
    const goods = await ownOrders(call, reader, { accountId, vipLevel }, orderids, at);
    if (goods instanceof Refusal) return goods;
    const receiver = await parcelAddressee(call, reader, accountId, rid);
    if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
    return { goods, receiver, groupMember: await isGroupMember(reader, accountId) };
  });
  if (known instanceof Refusal) return known;
  const { goods, receiver, groupMember } = known;
  const rules = parcelRules(settings);
  const limits = settings.get(parcelLimits);
  const wish = {
    country: receiver.countryId,
    groupMember,
    services,
    insured: insured === 1,
    discountBasisPoints: benefitsOf(vipLevel, settings).freightBasisPoints,
  };
  const { cargo } = parcelGoods(
    goods.map(contentOf),
    goods.map(({ order }) => order),
    declarationOf(goods),
  );
  const load = loadOf(cargo, rules.parcel.packingBasisPoints);
  // Only lines that find this receiver as they wish; nobody is advised to travel for it who does not mean to.
  const deliveries = new Map(
    rules.lines.flatMap((line) => {
      const open = deliveriesFor(parcelDeliveries(line, wish.country), load, rules.local.sizes);
      const delivery = suitingDelivery(open, receiver, wished);
      const travels = delivery && isFar(delivery, receiver) && wished !== delivery && chosen !== line.code;
      return delivery && !travels ? [[line.code, delivery] as const] : [];
    }),
  );
  const lines = [...deliveries.keys()];
  const found = cheapestParcels(goods.map(combinable), { rules, limits, wish, lines, deliveries });
  const parcels = found.parcels.map(({ orderIds, quote: { line, delivery } }) => {
    const those = goods.filter(({ order }) => orderIds.includes(order.id));
    const full = fullQuote(line, those, rules, { ...wish, delivery });
    if (!full) throw new Error(`line ${line} does not take what was proposed for it`);
    return { orderids: [...orderIds], quote: full.quote };
  });
  const cents = (quote: { readonly totalCents: number; readonly onArrivalCents: number }) =>
    quote.totalCents + quote.onArrivalCents;

  /** All of them in one parcel by the chosen line, if that is allowed. */
  const asChosen = () => {
    if (chosen === undefined || found.left.length > 0) return undefined;
    const one = fullQuote(chosen, goods, rules, { ...wish, delivery: deliveries.get(chosen) ?? wished });
    if (!one) return undefined;
    const load = loadOf(one.filling.cargo, rules.parcel.packingBasisPoints);
    const filled = {
      ...load,
      orders: goods.length,
      goodsCents: sumBy(one.filling.declared, (each) => each.valueCents),
    };
    if (limitRefusals(one.quote.way, filled, limits).length > 0) return undefined;
    return { what: 'chosen' as const, cents: cents(one.quote) };
  };
  const proposedCents = sumBy(parcels, ({ quote }) => cents(quote));
  // Storage and forwarding cost the same whatever the parcels are: the search leaves them out.
  const sameCents = proposedCents - (found.totalCents + found.onArrivalCents);
  const against = asChosen() ?? (found.against && { ...found.against, cents: found.against.cents + sameCents });
  return {
    parcels: parcels.map(({ orderids: ids, quote }) => ({
      orderids: ids,
      line: quote.line,
      name: quote.name,
      way: quote.way,
      days: quote.days,
      delivery: quote.delivery,
      quote: quote.lines,
      totalCents: quote.totalCents,
      onArrivalCents: quote.onArrivalCents,
    })),
    totalCents: sumBy(parcels, ({ quote }) => quote.totalCents),
    onArrivalCents: found.onArrivalCents,
    against,
    savingCents: against ? against.cents - proposedCents : 0,
    left: found.left.map(({ orderId, reason }) => ({ orderid: orderId, reason })),
  };
}
