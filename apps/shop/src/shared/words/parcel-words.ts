import { orderNumber } from '@sgb/contract/order-number.ts';
import type { QuoteLine, QuoteLineOf } from '@sgb/contract/pricing.ts';
import type { FreightRefusal } from '@sgb/contract/shipping.ts';
import { formatCount, formatPercent, formatRand } from '@sgb/money/format.ts';

export const refusalWords: Readonly<Record<FreightRefusal, string>> = {
  liquid: 'Liquids cannot go by air.',
  magnet: 'Magnets and batteries cannot go by air there.',
  tooLarge: 'A piece is too large for it.',
  tooMuch: 'More than one parcel of it may hold.',
  delivery: 'It is not delivered that way.',
  noLine: 'Not available for this country.',
};

type SharedLine = 'goods' | 'chinaFreight' | 'serviceFee' | 'airFreight' | 'seaFreight' | 'oversize' | 'packing';
type ParcelLine = Exclude<QuoteLine, { kind: SharedLine | 'freightDiscount' | 'duty' }>;

const times = (count: number, cents: number) => `${count} × ${formatRand(cents)}`;

/** How a line comes about that only a parcel has. */
export function parcelLineWords(line: ParcelLine): string[] {
  switch (line.kind) {
    case 'forwarding':
      return [`${times(line.parcels, line.eachCents)} for each parcel that others sent to our warehouse for you.`];
    case 'service':
      return [line.per === 'piece' ? `${times(line.count, line.eachCents)} a piece.` : 'Once for the parcel.'];
    case 'storage':
      return [
        'For the days after the free ones.',
        ...line.orders.map(({ orderId, cents }) => `${orderNumber(orderId)}: ${formatRand(cents)}.`),
      ];
    case 'insurance':
      return insuranceWords(line);
    case 'localDelivery':
      return deliveryWords(line);
    case 'freightCoupon':
      return [
        `${line.name}, off ${formatRand(line.ofCents)} freight.`,
        ...(line.insteadOfCents > 0
          ? [`In place of your membership's ${formatRand(line.insteadOfCents)}: the better one counts.`]
          : []),
      ];
    case 'roundDiscount':
      return [`${formatPercent(line.basisPoints)} of ${formatRand(line.ofCents)} freight, because you ship together.`];
    case 'roundPacking':
      return [`Your share, by weight, of ${formatRand(line.ofCents)} for the one shipment.`];
    case 'roundBorne':
      return [`You were promised to pay ${formatRand(line.mostCents)} at most; the shop pays the rest.`];
    case 'rehearsalCredit':
      return [`You paid ${formatRand(line.paidCents)} for packing it beforehand; it comes off the freight.`];
    case 'coins':
      return [`${formatCount(line.coins)} S Coin pay a part of ${formatRand(line.ofCents)} freight.`];
  }
}

function insuranceWords(line: QuoteLineOf<'insurance'>): string[] {
  const value = `${formatRand(line.goodsCents)} goods and ${formatRand(line.freightCents)} freight`;
  const rate = formatPercent(line.basisPoints);
  return {
    share: [`${rate} of ${value}.`],
    minimum: [`At least ${formatRand(line.minimumCents)}; ${rate} of ${value} is less.`],
    cap: [`${rate} of ${formatRand(line.coveredCents)}, the most that is insured of ${value}.`],
  }[line.by];
}

function deliveryWords(line: QuoteLineOf<'localDelivery'>): string[] {
  if (line.depot) {
    return [`Free for ${line.depot.days} days at our depot, then ${formatRand(line.depot.dayCents)} a day.`];
  }
  switch (line.by) {
    case 'included':
      return ['The freight takes it all the way.'];
    case 'member':
      return ["Free for members of the ambassador's group."];
    case 'fetched':
      return ["What an ambassador gets for handing it over; free for members of the ambassador's group."];
    case 'table':
      return [`Size ${line.size}: ${times(line.parcels, line.eachCents)}, by Pudo from Johannesburg.`];
  }
}
