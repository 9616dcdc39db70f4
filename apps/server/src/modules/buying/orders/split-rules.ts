import { prorate } from '@sgb/money/prorate.ts';
import { type Amounts, type ChosenService, dividedOf, type Priced, parts, sumOf } from './rules.ts';

/** What of an order is shared when it becomes two. */
export interface Shared extends Priced {
  readonly quantity: number;
  readonly scoin: number;
  readonly memberSavingCents: number;
  readonly declaredCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly returned: Partial<Amounts>;
  readonly services: readonly ChosenService[];
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A service for each piece goes with the pieces; what was done for the whole is shared by what it cost. */
function sharedServices(order: Shared, pieces: number, takenCents: number) {
  const cents = prorate(
    takenCents,
    order.services.map((service) => service.cents),
  );
  const part = (of: number, centsOf: (place: number) => number): ChosenService[] =>
    order.services.map((service, place) => {
      const count = service.count === order.quantity ? of : service.count;
      const free = service.free === undefined ? {} : { free: Math.min(service.free, count) };
      return { ...service, ...free, count, cents: centsOf(place) };
    });
  return {
    taken: part(pieces, (place) => cents[place] ?? 0),
    kept: part(order.quantity - pieces, (place) => (order.services[place]?.cents ?? 0) - (cents[place] ?? 0)),
  };
}

/**
 * An order as two: the taken pieces get their share of every amount, rounded down, and what stays is the rest, so that
 * both together are the whole to the cent. Of each part of the price no more has gone back than was paid for it.
 */
export function sharesOf(order: Shared, pieces: number): { readonly taken: Shared; readonly kept: Shared } {
  const share = (amount: number) => Math.floor((amount * pieces) / order.quantity);
  const whole = dividedOf(order);
  const taken = {
    goodsCents: share(order.goodsCents),
    chinaFreightCents: share(order.chinaFreightCents),
    serviceFeeCents: share(order.serviceFeeCents),
    servicesCents: share(order.servicesCents),
    deliveryCents: share(order.deliveryCents),
    couponCents: share(order.couponCents),
    // Coins pay our fee first: each part of them is shared with what it paid.
    scoinCents: share(whole.serviceFee.coins) + share(whole.chinaFreight.coins),
  };
  const less = (column: keyof typeof taken) => order[column] - taken[column];
  const kept = {
    goodsCents: less('goodsCents'),
    chinaFreightCents: less('chinaFreightCents'),
    serviceFeeCents: less('serviceFeeCents'),
    servicesCents: less('servicesCents'),
    deliveryCents: less('deliveryCents'),
    couponCents: less('couponCents'),
    scoinCents: less('scoinCents'),
  };
  const cash = dividedOf(taken);
  const back = parts.map((part) => {
    const returned = order.returned[part] ?? 0;
    const stays = whole[part].cash - cash[part].cash;
    const most = Math.min(returned, cash[part].cash);
    return [part, clamp(share(returned), Math.min(most, Math.max(0, returned - stays)), most)] as const;
  });
  const takenBack = Object.fromEntries(back) as Amounts;
  const keptBack = Object.fromEntries(
    back.map(([part, went]) => [part, (order.returned[part] ?? 0) - went]),
  ) as Amounts;
  const services = sharedServices(order, pieces, taken.servicesCents);
  const paid = (priced: typeof taken) =>
    priced.goodsCents +
    priced.chinaFreightCents +
    priced.serviceFeeCents +
    priced.servicesCents +
    priced.deliveryCents -
    priced.couponCents -
    priced.scoinCents;
  const others = {
    scoin: share(order.scoin),
    memberSavingCents: share(order.memberSavingCents),
    declaredCents: share(order.declaredCents),
    refundedCents: sumOf(takenBack),
  };
  return {
    taken: {
      ...taken,
      ...others,
      quantity: pieces,
      paidCents: paid(taken),
      returned: takenBack,
      services: services.taken,
    },
    kept: {
      ...kept,
      quantity: order.quantity - pieces,
      scoin: order.scoin - others.scoin,
      memberSavingCents: order.memberSavingCents - others.memberSavingCents,
      declaredCents: order.declaredCents - others.declaredCents,
      refundedCents: order.refundedCents - others.refundedCents,
      paidCents: paid(kept),
      returned: keptBack,
      services: services.kept,
    },
  };
}
