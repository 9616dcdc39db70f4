import type { LandedCost, LandedOption } from '@sgb/contract/pricing.ts';
import type { Delivery, FreightRefusal, TransportWay } from '@sgb/contract/shipping.ts';

/** How the shopper would like it; no way means the cheaper one. */
export interface LandedWish {
  readonly way: TransportWay | undefined;
  readonly delivery: Delivery;
}

export interface OfferedWay {
  readonly way: TransportWay;
  /** The one that comes closest to the wish. */
  readonly option: LandedOption | undefined;
  readonly refusal: FreightRefusal | null;
}

/** For each way what is delivered as wished, or as it can be. Express is only ever express. */
export function optionsFor(cost: LandedCost, delivery: Delivery): OfferedWay[] {
  return cost.ways.map(({ way, options, refusal }) => {
    const fallback = delivery === 'express' ? undefined : options.find((option) => option.delivery !== 'express');
    return { way, refusal, option: options.find((option) => option.delivery === delivery) ?? fallback };
  });
}

/** The deliveries worth asking about: none when no way leaves a choice. */
export function deliveriesOf(cost: LandedCost): Delivery[] {
  const several = cost.ways.some(({ options }) => options.length > 1);
  if (!several) return [];
  const all = cost.ways.flatMap(({ options }) => options.map(({ delivery }) => delivery));
  return (['pickup', 'door', 'express'] as const).filter((delivery) => all.includes(delivery));
}

export function shownWay(
  offered: readonly OfferedWay[],
  wished: TransportWay | undefined,
): { readonly way: TransportWay; readonly option: LandedOption } | undefined {
  const open = offered.flatMap(({ way, option }) => (option ? [{ way, option }] : []));
  const [cheapest] = open.toSorted((a, b) => a.option.totalCents - b.option.totalCents);
  return open.find(({ way }) => way === wished) ?? cheapest;
}
