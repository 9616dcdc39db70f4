import { type Bundle, joined, type Price, type Pricer } from './bundle.ts';

/** Orders in one parcel, by their places in the list, and what it costs. */
export interface Parcel {
  readonly members: readonly number[];
  readonly bundle: Bundle;
  readonly price: Price;
}

const placesOf = (mask: number) =>
  Array.from({ length: 31 }, (_, place) => place).filter((place) => mask & (1 << place));

/**
 * The cheapest of all partitions, by dynamic programming over sets of orders: a set costs the cheapest parcel with its
 * first order and some others, and what is left of the set. Of equal ones that with fewer parcels.
 */
export function exactParcels(bundles: readonly Bundle[], pricer: Pricer): Parcel[] {
  const sets = 1 << bundles.length;
  const whole = new Array<Bundle | undefined>(sets);
  const prices = new Array<Price | null>(sets).fill(null);
  // A cent is a thousand here, and a parcel one.
  const parcelCost = new Float64Array(sets).fill(Number.POSITIVE_INFINITY);
  for (let set = 1; set < sets; set++) {
    const first = set & -set;
    const one = bundles[31 - Math.clz32(first)];
    const rest = whole[set ^ first];
    if (!one) continue;
    const bundle = rest ? joined(one, rest) : one;
    whole[set] = bundle;
    const price = pricer.best(bundle);
    prices[set] = price;
    if (price) parcelCost[set] = price.cents * 1000 + 1;
  }
  const cost = new Float64Array(sets).fill(Number.POSITIVE_INFINITY);
  const choice = new Int32Array(sets);
  cost[0] = 0;
  for (let set = 1; set < sets; set++) {
    const first = set & -set;
    const others = set ^ first;
    // Every subset of the others, with the first of the set in it.
    for (let some = others; ; some = (some - 1) & others) {
      const parcel = some | first;
      const total = (parcelCost[parcel] ?? 0) + (cost[set ^ parcel] ?? 0);
      if (total < (cost[set] ?? 0)) {
        cost[set] = total;
        choice[set] = parcel;
      }
      if (some === 0) break;
    }
  }
  const parcels: Parcel[] = [];
  for (let set = sets - 1; set > 0; set ^= choice[set] ?? set) {
    const mask = choice[set] ?? 0;
    const [bundle, price] = [whole[mask], prices[mask]];
    if (!bundle || !price) throw new Error('an order that nothing takes was to be sent');
    parcels.push({ members: placesOf(mask), bundle, price });
  }
  return parcels;
}
