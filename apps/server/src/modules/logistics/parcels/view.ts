import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { ParcelCard, ParcelDetail, ParcelHappening, ParcelReceiver } from '@sgb/contract/parcel-views.ts';
import { type OrderRow, worthOf } from '../../buying/orders/index.ts';
import type { ParcelAddressee } from '../../people/clients/index.ts';
import { actionsOf, expectedOf, parcelActors } from './rules.ts';
import type { ContentRow, ParcelRow, TransitionRow } from './store.ts';
import { sumOf } from './tills.ts';

/** A receiver as their parcel keeps them: without anything that is sealed. */
export const receiverShown = (receiver: ParcelAddressee): ParcelReceiver => ({
  id: receiver.id,
  label: receiver.label,
  name: receiver.name,
  mobile: receiver.mobile,
  address: receiver.address,
  countryId: receiver.countryId,
  idMasked: receiver.idMasked,
});

const shownGoods = 4;

export function cardOf(
  parcel: ParcelRow,
  orders: readonly OrderRow[],
  { waybill, rated }: { readonly waybill: string; readonly rated: boolean },
): ParcelCard {
  const expected = expectedOf(parcel);
  const { settlement, chargedCents, totalCents, packedCents, depotCents, openedCents, rehearsalCents } = parcel;
  const settled = settlement !== null && settlement !== 'waiting';
  return {
    id: parcel.id,
    number: parcelNumber(parcel.id),
    status: parcel.status,
    statusAt: parcel.statusAt.toISOString(),
    createdAt: parcel.createdAt.toISOString(),
    line: parcel.line,
    lineName: parcel.lineName,
    way: parcel.way,
    days: { from: parcel.daysFrom, to: parcel.daysTo },
    receiverName: parcel.receiver.name,
    receiverAddress: parcel.receiver.address,
    orders: orders.length,
    goods: orders
      .slice(0, shownGoods)
      .map(({ id, title, picture, quantity }) => ({ orderId: id, title, picture, quantity })),
    grams: parcel.packedGrams ?? parcel.grams,
    packed: parcel.packedAt !== null,
    totalCents:
      rehearsalCents +
      openedCents +
      (settled ? chargedCents + depotCents : settlement ? (packedCents ?? totalCents) : totalCents),
    dueCents: parcel.dueCents,
    payUntil: parcel.payUntil?.toISOString() ?? null,
    waybill,
    expected: expected && { from: expected.from.toISOString(), to: expected.to.toISOString() },
    actions: actionsOf({ ...parcel, orders: orders.length, rated }),
  };
}

const names = { [parcelActors.shopper]: 'You', [parcelActors.carrier]: 'Carrier' } as const;

const happeningOf = ({ at, fromStatus, toStatus, who, why, moneyCents }: TransitionRow): ParcelHappening => ({
  at: at.toISOString(),
  from: fromStatus,
  to: toStatus,
  who: who === parcelActors.shopper || who === parcelActors.carrier ? names[who] : 'SGB',
  why,
  moneyCents,
});

function packingOf(parcel: ParcelRow, photoAddress: (id: string) => string): ParcelDetail['packing'] {
  const { packedAt, packedGrams, packedLengthMm, packedWidthMm, packedHeightMm, packedPhoto, settlement } = parcel;
  if (
    !packedAt ||
    !packedGrams ||
    !packedLengthMm ||
    !packedWidthMm ||
    !packedHeightMm ||
    !packedPhoto ||
    !settlement
  ) {
    return null;
  }
  const lines = parcel.packedQuote ?? [];
  return {
    at: packedAt.toISOString(),
    grams: packedGrams,
    lengthMm: packedLengthMm,
    widthMm: packedWidthMm,
    heightMm: packedHeightMm,
    photo: photoAddress(packedPhoto),
    lines,
    totalCents: sumOf(lines),
    settlement,
    differenceCents: parcel.totalCents - sumOf(lines),
  };
}

export interface DetailFacts {
  readonly orders: readonly OrderRow[];
  readonly contents: readonly ContentRow[];
  readonly transitions: readonly TransitionRow[];
  readonly waybill: string;
  /** Its survey was answered. */
  readonly rated: boolean;
  /** What opening it again would cost; null where that is not offered. */
  readonly reopenCents: number | null;
  readonly photosOf: (orderId: number) => readonly string[];
  readonly photoAddress: (id: string) => string;
}

export function detailOf(parcel: ParcelRow, facts: DetailFacts): ParcelDetail {
  const { orders, contents, transitions, waybill, rated, reopenCents, photosOf, photoAddress } = facts;
  const sizes = new Map(contents.map((content) => [content.orderId, content]));
  return {
    ...cardOf(parcel, orders, { waybill, rated }),
    receiver: parcel.receiver,
    contents: orders.flatMap((order) => {
      const { id, title, options, picture, quantity, unit, special } = order;
      const size = sizes.get(id);
      if (!size) return [];
      const { grams, lengthMm, widthMm, heightMm, pieces } = size;
      return [
        {
          orderId: id,
          number: orderNumber(id),
          title,
          options,
          picture,
          quantity,
          unit,
          special,
          goodsCents: worthOf(order),
          grams: grams * pieces,
          lengthMm,
          widthMm,
          heightMm,
          photos: [...photosOf(id)],
        },
      ];
    }),
    delivery: parcel.delivery,
    quote: {
      lines: parcel.quote,
      totalCents: parcel.totalCents,
      grams: parcel.grams,
      cubicCentimetres: parcel.cubicCentimetres,
      onArrival: parcel.onArrival,
      onArrivalCents: sumOf(parcel.onArrival),
    },
    packing: packingOf(parcel, photoAddress),
    services: parcel.services.map(({ code, name, cents }) => ({ code, name, cents })),
    insured: parcel.insured,
    coverCents: parcel.coverCents,
    declaration: parcel.declaration,
    declaredCents: parcel.declaredCents,
    autoDebit: parcel.autoDebit,
    chargedCents: parcel.chargedCents + parcel.rehearsalCents + parcel.openedCents + parcel.depotCents,
    rehearsalCents: parcel.rehearsalCents,
    depot: parcel.depotCents > 0 ? { days: parcel.depotDays, cents: parcel.depotCents } : null,
    openedCents: parcel.openedCents,
    reopenCents,
    heldCents: parcel.heldCents,
    history: transitions.map(happeningOf),
  };
}
