import { type Bundle, joined, type Price, type Pricer } from './bundle.ts';
import type { Parcel } from './combine-exact.ts';
import type { FreightLine } from './freight.ts';

export const centsOf = (parcels: readonly Parcel[]) => parcels.reduce((sum, { price }) => sum + price.cents, 0);

const cheapest = (candidates: readonly Parcel[][]): Parcel[] | undefined =>
  candidates.reduce<Parcel[] | undefined>(
    (best, each) => (best === undefined || centsOf(each) < centsOf(best) ? each : best),
    undefined,
  );

/** A parcel with one order more or less; undefined when nothing is left of it, no price when nothing takes it. */
type Changed = { readonly bundle: Bundle; readonly price: Price | null } | undefined;

/** Many orders, more than can be tried in every way: starts that people would think of, each made better bit by bit. */
export class Search {
  readonly #bundles: readonly Bundle[];
  readonly #pricer: Pricer;
  /** What has been tried with a parcel: most of them stay as they are from one step to the next. */
  readonly #less = new WeakMap<Parcel, readonly Changed[]>();
  readonly #more = new WeakMap<Parcel, Map<number, NonNullable<Changed>>>();
  readonly #pairs = new WeakMap<Parcel, WeakSet<Parcel>>();

  constructor(bundles: readonly Bundle[], pricer: Pricer) {
    this.#bundles = bundles;
    this.#pricer = pricer;
  }

  #bundle(place: number): Bundle {
    const bundle = this.#bundles[place];
    if (!bundle) throw new Error(`there is no order at ${place}`);
    return bundle;
  }

  #special = (place: number) => this.#bundle(place).bulk.special;

  #all(members: readonly number[]): Bundle {
    return members.slice(1).reduce((sum, place) => joined(sum, this.#bundle(place)), this.#bundle(members[0] ?? 0));
  }

  one(members: readonly number[]): Parcel | null {
    const bundle = this.#all(members);
    const price = this.#pricer.best(bundle);
    return price && { members, bundle, price };
  }

  alone(places: readonly number[]): Parcel[] {
    return places.flatMap((place) => this.one([place]) ?? []);
  }

  /** Puts each into the first parcel of this line that has room; null when the line does not take one of them. */
  fill(places: readonly number[], line: FreightLine): Parcel[] | null {
    const parcels: { members: number[]; bundle: Bundle; price: Price }[] = [];
    for (const place of places) {
      const own = this.#bundle(place);
      const fits = parcels.some((parcel) => {
        const bundle = joined(parcel.bundle, own);
        const price = this.#pricer.by(line, bundle);
        if (typeof price === 'string') return false;
        parcel.members.push(place);
        Object.assign(parcel, { bundle, price });
        return true;
      });
      if (fits) continue;
      const price = this.#pricer.by(line, own);
      if (typeof price === 'string') return null;
      parcels.push({ members: [place], bundle: own, price });
    }
    return parcels;
  }

  /** The cheapest line that takes all of them, filled; where there is none, each by the line that suits it. */
  together(places: readonly number[]): Parcel[] {
    const filled = this.#pricer.lines.flatMap((line) => {
      const parcels = this.fill(places, line);
      return parcels ? [parcels] : [];
    });
    return cheapest(filled) ?? this.#byOwnLine(places);
  }

  #byOwnLine(places: readonly number[]): Parcel[] {
    const byLine = Map.groupBy(this.alone(places), ({ price }) => price.quote.line);
    return [...byLine].flatMap(([code, parcels]) => {
      const line = this.#pricer.lines.find((each) => each.code === code);
      const members = parcels.flatMap((parcel) => parcel.members);
      return (line && this.fill(members, line)) ?? parcels;
    });
  }

  byClass(places: readonly number[]): Parcel[] {
    return [...Map.groupBy(places, this.#special).values()].flatMap((group) => this.together(group));
  }

  /** What people would think of: all together, by class, one class apart, the light or the dense ones apart. */
  starts(places: readonly number[]): Parcel[][] {
    const heavyFirst = places.toSorted((a, b) => this.#bundle(b).bulk.grams - this.#bundle(a).bulk.grams);
    const density = (place: number) => this.#bundle(place).bulk.grams / (this.#bundle(place).bulk.cubicMillimetres + 1);
    const denseFirst = places.toSorted((a, b) => density(b) - density(a));
    const classes = new Set(places.map(this.#special));
    const split = (sorted: readonly number[], at: number) => [
      ...this.together(sorted.slice(0, at)),
      ...this.together(sorted.slice(at)),
    ];
    const cuts = [0.2, 0.4, 0.6, 0.8].map((part) => Math.round(places.length * part));
    return [
      this.together(places),
      this.together(heavyFirst),
      this.byClass(places),
      this.byClass(heavyFirst),
      ...(classes.size > 2
        ? [...classes].map((apart) => [
            ...this.together(heavyFirst.filter((place) => this.#special(place) === apart)),
            ...this.together(heavyFirst.filter((place) => this.#special(place) !== apart)),
          ])
        : []),
      ...cuts.flatMap((at) => [split(heavyFirst, at), split(denseFirst, at)]),
    ];
  }

  /** Takes the best line for each parcel, then merges, moves and swaps until nothing gets cheaper or it is enough. */
  improve(start: readonly Parcel[], most: number): Parcel[] {
    let parcels = start.map((parcel) => this.one(parcel.members) ?? parcel);
    const until = this.#pricer.asked + most;
    while (this.#pricer.asked < until) {
      const better = this.#merge(parcels) ?? this.#move(parcels, until) ?? this.#swap(parcels, until);
      if (!better) return parcels;
      parcels = better;
    }
    return parcels;
  }

  #merge(parcels: readonly Parcel[]): Parcel[] | null {
    for (const [i, a] of parcels.entries()) {
      for (const b of parcels.slice(i + 1)) {
        if (this.#isTried(a, b)) continue;
        const bundle = joined(a.bundle, b.bundle);
        const price = this.#pricer.best(bundle);
        if (price && price.cents <= a.price.cents + b.price.cents) {
          const merged = { members: [...a.members, ...b.members], bundle, price };
          return [...parcels.filter((parcel) => parcel !== a && parcel !== b), merged];
        }
      }
    }
    return null;
  }

  /** Whether merging these two has been tried; from now on it has. */
  #isTried(a: Parcel, b: Parcel): boolean {
    const partners = this.#pairs.get(a) ?? new WeakSet();
    this.#pairs.set(a, partners);
    const tried = partners.has(b) || (this.#pairs.get(b)?.has(a) ?? false);
    partners.add(b);
    return tried;
  }

  /** The same parcel without each of its orders in turn. */
  #without(parcel: Parcel): readonly Changed[] {
    const known = this.#less.get(parcel);
    if (known) return known;
    const bundles = parcel.members.map((place) => this.#bundle(place));
    const join = (a: Bundle | undefined, b: Bundle | undefined) => (a && b ? joined(a, b) : (a ?? b));
    const before: (Bundle | undefined)[] = [undefined];
    for (const bundle of bundles) before.push(join(before.at(-1), bundle));
    const after: (Bundle | undefined)[] = [undefined];
    for (const bundle of bundles.toReversed()) after.push(join(bundle, after.at(-1)));
    const less = bundles.map((_, place) => {
      const bundle = join(before[place], after[bundles.length - 1 - place]);
      return bundle ? { bundle, price: this.#pricer.best(bundle) } : undefined;
    });
    this.#less.set(parcel, less);
    return less;
  }

  /** The same parcel with one more. */
  #with(parcel: Parcel, place: number): NonNullable<Changed> {
    const more = this.#more.get(parcel) ?? new Map<number, NonNullable<Changed>>();
    this.#more.set(parcel, more);
    const known = more.get(place);
    if (known) return known;
    const bundle = joined(parcel.bundle, this.#bundle(place));
    const changed = { bundle, price: this.#pricer.best(bundle) };
    more.set(place, changed);
    return changed;
  }

  #move(parcels: readonly Parcel[], until: number): Parcel[] | null {
    for (const from of parcels) {
      if (this.#pricer.asked >= until) return null;
      const without = this.#without(from);
      const others = parcels.filter((parcel) => parcel !== from);
      for (const [i, place] of from.members.entries()) {
        const rest = without[i];
        if (rest && !rest.price) continue;
        const spared = from.price.cents - (rest?.price?.cents ?? 0);
        if (spared <= 0) continue;
        const smaller = rest?.price
          ? [{ members: from.members.toSpliced(i, 1), bundle: rest.bundle, price: rest.price }]
          : [];
        for (const to of others) {
          const { bundle, price } = this.#with(to, place);
          if (!price || price.cents - to.price.cents >= spared) continue;
          const larger = { members: [...to.members, place], bundle, price };
          return [larger, ...smaller, ...others.filter((parcel) => parcel !== to)];
        }
        const apart = rest && this.one([place]);
        if (apart && apart.price.cents < spared) return [apart, ...smaller, ...others];
      }
    }
    return null;
  }

  #swap(parcels: readonly Parcel[], until: number): Parcel[] | null {
    for (const [p, a] of parcels.entries()) {
      const withoutA = this.#without(a);
      for (const b of parcels.slice(p + 1)) {
        const withoutB = this.#without(b);
        for (const [i, mine] of a.members.entries()) {
          for (const [j, theirs] of b.members.entries()) {
            if (this.#pricer.asked >= until) return null;
            const [restA, restB] = [withoutA[i], withoutB[j]];
            if (!restA || !restB) continue;
            const bundleA = joined(restA.bundle, this.#bundle(theirs));
            const bundleB = joined(restB.bundle, this.#bundle(mine));
            const priceA = this.#pricer.best(bundleA);
            if (!priceA || priceA.cents >= a.price.cents + b.price.cents) continue;
            const priceB = this.#pricer.best(bundleB);
            if (!priceB || priceA.cents + priceB.cents >= a.price.cents + b.price.cents) continue;
            return [
              ...parcels.filter((parcel) => parcel !== a && parcel !== b),
              { members: a.members.with(i, theirs), bundle: bundleA, price: priceA },
              { members: b.members.with(j, mine), bundle: bundleB, price: priceB },
            ];
          }
        }
      }
    }
    return null;
  }
}
