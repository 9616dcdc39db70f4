import { bundleOf, type CombineOrder, type CombineTerms, Pricer, type Reason } from './bundle.ts';
import { exactParcels, type Parcel } from './combine-exact.ts';
import { centsOf, Search } from './combine-search.ts';
import type { ParcelQuote } from './parcel-quote.ts';

/** So many orders are tried in every way; above it there are too many ways. */
const mostExact = 12;
/** How often a search asks for a price of one line at most: what keeps a hundred orders below a tenth of a second. */
const mostAsked = 18_000;

interface CombinedParcel {
  readonly orderIds: readonly number[];
  readonly quote: ParcelQuote;
}

/** The cheapest parcels for some orders, and what they save. */
export interface Combination {
  readonly parcels: readonly CombinedParcel[];
  /** What we charge, and what customs are estimated to. */
  readonly totalCents: number;
  readonly onArrivalCents: number;
  /** Compared with all in one parcel or, where that is not allowed, with the obvious split; null when nothing is sent. */
  readonly against: { readonly what: 'oneParcel' | 'split'; readonly cents: number } | null;
  readonly savingCents: number;
  /** What cannot be sent at all. */
  readonly left: readonly { readonly orderId: number; readonly reason: Reason }[];
}

const sumBy = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

export function cheapestParcels(orders: readonly CombineOrder[], terms: CombineTerms): Combination {
  const pricer = new Pricer(terms);
  const bundles = orders.map(bundleOf);
  const left = orders.flatMap(({ id }, place) => {
    const bundle = bundles[place];
    return bundle && !pricer.best(bundle) ? [{ orderId: id, reason: pricer.whyNone(bundle), place }] : [];
  });
  const places = orders.map((_, place) => place).filter((place) => left.every((each) => each.place !== place));
  const search = new Search(bundles, pricer);
  const found = places.length === 0 ? [] : best(places, search, bundles, pricer);
  const parcels = found.toSorted((a, b) => Math.min(...a.members) - Math.min(...b.members));
  const against = places.length === 0 ? null : baseline(places, search);
  return {
    parcels: parcels.map(({ members, price }) => ({
      orderIds: members.toSorted((a, b) => a - b).map((place) => orders[place]?.id ?? 0),
      quote: price.quote,
    })),
    totalCents: sumBy(parcels, ({ price }) => price.quote.totalCents),
    onArrivalCents: sumBy(parcels, ({ price }) => price.quote.onArrivalCents),
    against,
    savingCents: against ? against.cents - centsOf(parcels) : 0,
    left: left.map(({ orderId, reason }) => ({ orderId, reason })),
  };
}

function best(
  places: readonly number[],
  search: Search,
  bundles: readonly ReturnType<typeof bundleOf>[],
  pricer: Pricer,
): Parcel[] {
  if (places.length <= mostExact) {
    const sent = places.flatMap((place) => bundles[place] ?? []);
    return exactParcels(sent, pricer).map((parcel) => ({
      ...parcel,
      members: parcel.members.flatMap((place) => places[place] ?? []),
    }));
  }
  return searched(places, search);
}

/** Never dearer than one parcel, or than the obvious split: both are among the starts. */
export function searched(places: readonly number[], search: Search, most = mostAsked): Parcel[] {
  const starts = search
    .starts(places)
    .concat([search.alone(places)])
    .toSorted((a, b) => centsOf(a) - centsOf(b));
  const tried = starts.slice(0, 3).map((start) => search.improve(start, most / 3));
  return tried.reduce((a, b) => (centsOf(b) < centsOf(a) ? b : a));
}

function baseline(places: readonly number[], search: Search): NonNullable<Combination['against']> {
  const one = search.one(places);
  if (one) return { what: 'oneParcel', cents: one.price.cents };
  const splits = [search.alone(places), search.byClass(places)].map(centsOf);
  return { what: 'split', cents: Math.min(...splits) };
}
