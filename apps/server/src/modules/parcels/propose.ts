import type { ParcelProposal } from '@sgb/contract/parcel-views.ts';
import type { proposeParcels } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { parcelAddressee } from '../clients/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { worthOf } from '../orders/index.ts';
import { cheapestParcels, parcelDeliveries, parcelRules } from '../pricing/index.ts';
import { deliversTo } from './fault-rules.ts';
import type { ShelvedOrder } from './goods.ts';
import { ownOrders } from './prepare.ts';
import { isGroupMember } from './reckon.ts';

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

/** Which parcels would cost least, over lines, limits and classes of goods. */
export async function propose(
  call: Call<'shopper'>,
  { orderids, rid, insured }: z.output<typeof proposeParcels.input>,
): Promise<ParcelProposal | Refusal> {
  const { accountId, vipLevel } = call.session;
  const settings = await call.settings();
  const known = await call.db.read(async (reader) => {
    const goods = await ownOrders(call, reader, { accountId, vipLevel }, orderids);
    if (goods instanceof Refusal) return goods;
    const receiver = await parcelAddressee(call, reader, accountId, rid);
    if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
    return { goods, receiver, groupMember: await isGroupMember(reader, accountId) };
  });
  if (known instanceof Refusal) return known;
  const { goods, receiver, groupMember } = known;
  const rules = parcelRules(settings);
  const { countryId: country } = receiver;
  // Only lines that find this receiver in some way.
  const lines = rules.lines
    .filter((line) => parcelDeliveries(line, country).some((delivery) => deliversTo(delivery, receiver)))
    .map(({ code }) => code);
  const found = cheapestParcels(goods.map(combinable), {
    rules,
    limits: settings.get('parcel.limits'),
    wish: {
      country,
      groupMember,
      insured: insured === 1,
      discountBasisPoints: benefitsOf(vipLevel, settings).freightBasisPoints,
    },
    lines,
  });
  return {
    ...found,
    parcels: found.parcels.map(({ orderIds, quote }) => ({
      orderids: [...orderIds],
      line: quote.line,
      name: quote.name,
      way: quote.way,
      days: quote.days,
      delivery: quote.delivery,
      quote: [...quote.lines],
      totalCents: quote.totalCents,
      onArrivalCents: quote.onArrivalCents,
    })),
    left: found.left.map(({ orderId, reason }) => ({ orderid: orderId, reason })),
  };
}
