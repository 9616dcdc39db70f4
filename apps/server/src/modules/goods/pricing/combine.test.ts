import { countryIds } from '@sgb/contract/countries.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundleOf, type CombineTerms, Pricer } from './bundle.ts';
import { searched } from './combine.ts';
import { centsOf, Search } from './combine-search.ts';
import { cheapestParcels, limitRefusals, lineOptions, loadOf } from './index.ts';
import { box, rules } from './parcel.fixture.ts';
import type { CombineOrder } from './seed.ts';
import { parcelLimits } from './settings.ts';

const limits = parcelLimits.first;

const order = (
  id: number,
  grams: number,
  {
    special = 0,
    cm = [10, 10, 10],
    cents = 10_000,
  }: { special?: 0 | 1 | 2; cm?: [number, number, number]; cents?: number } = {},
): CombineOrder => ({
  id,
  cargo: box(grams, cm, special),
  declared: { valueCents: cents, quantity: 1, goodsClass: 'general' },
});

const combine = (
  orders: readonly CombineOrder[],
  lines?: readonly string[],
  wish: Partial<CombineTerms['wish']> = {},
) => cheapestParcels(orders, { rules, limits, lines, wish: { country: 1, ...wish } });

const shown = ({ parcels, totalCents, savingCents, against }: ReturnType<typeof combine>) => ({
  parcels: parcels.map(({ orderIds, quote }) => [quote.line, ...orderIds]),
  totalCents,
  savingCents,
  against: against?.what,
});

describe('the cheapest parcels', () => {
  test('keep one magnet from making everything dear', () => {
    // 5.4 kg by A1 are R680, 0.432 kg by A3 R115; together 12 steps of A3 are R995; R8 a parcel
    expect(shown(combine([order(1, 400, { special: 1 }), order(2, 5_000)], ['A1', 'A2', 'A3']))).toEqual({
      parcels: [
        ['A3', 1],
        ['A1', 2],
      ],
      totalCents: 68_000 + 11_500 + 1_600,
      savingCents: 100_300 - 81_100,
      against: 'oneParcel',
    });
  });

  test('are one, where a second would cost more', () => {
    const dense = order(1, 3_000);
    const bulky = order(2, 300, { cm: [30, 30, 20] });
    expect(shown(combine([dense, bulky], ['A1']))).toMatchObject({ parcels: [['A1', 1, 2]], savingCents: 0 });
  });

  test('take liquids by sea and the little rest by air only when that is cheaper', () => {
    const liquid = order(1, 900, { special: 2, cm: [40, 40, 30] });
    // 0.0518 m3 are 0.06 m3: R204; another 40 g do not change it
    expect(shown(combine([liquid, order(2, 40)]))).toMatchObject({ parcels: [['S1', 1, 2]], totalCents: 21_200 });
  });

  test('stay below what one parcel may be worth, and are compared with the obvious split', () => {
    const orders = [1, 2, 3].map((id) => order(id, 300, { cents: 200_000 }));
    const found = combine(orders, ['A1']);
    // Two of them are 648 g: R140; one is 324 g: R80. Three alone would be R240.
    expect(shown(found)).toMatchObject({ totalCents: 14_000 + 8_000 + 1_600, against: 'split', savingCents: 0 });
    expect(found.parcels.map(({ orderIds }) => orderIds.length).toSorted()).toEqual([1, 2]);
  });

  test('leave out what nothing takes, and say why', () => {
    const orders = [order(1, 500, { special: 2 }), order(2, 500, { cents: 600_000 }), order(3, 31_000), order(4, 500)];
    const { left, parcels } = combine(orders, ['A1', 'A2', 'A3']);
    expect(left).toEqual([
      { orderId: 1, reason: 'liquid' },
      { orderId: 2, reason: 'value' },
      { orderId: 3, reason: 'weight' },
    ]);
    expect(parcels.map(({ orderIds }) => orderIds)).toEqual([[4]]);
    expect(combine(orders.slice(0, 1), ['A1'])).toMatchObject({ parcels: [], against: null, savingCents: 0 });
  });

  test('of fifty orders keep magnets, value and weight apart', () => {
    const orders = Array.from({ length: 50 }, (_, place) =>
      order(place + 1, 300 + 40 * place, { special: place % 10 === 0 ? 1 : 0, cents: 40_000 }),
    );
    const { parcels, savingCents, left } = combine(orders, ['A1', 'A2', 'A3']);
    expect(left).toEqual([]);
    expect(savingCents).toBeGreaterThan(0);
    expect(parcels.flatMap(({ orderIds }) => orderIds).toSorted((a, b) => a - b)).toEqual(orders.map(({ id }) => id));
  });
});

const side = fc.integer({ min: 50, max: 500 });
const anyOrder = fc.record({
  grams: fc.integer({ min: 50, max: 12_000 }),
  size: fc.oneof(
    fc.tuple(side, side, side),
    fc.tuple(fc.integer({ min: 900, max: 2_100 }), fc.constant(60), fc.constant(40)),
  ),
  special: fc.constantFrom(0, 0, 0, 1, 2),
  valueCents: fc.integer({ min: 1_000, max: 350_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  goodsClass: fc.constantFrom(...goodsClasses),
});
const ordersOf = (minLength: number, maxLength: number): fc.Arbitrary<CombineOrder[]> =>
  fc.array(anyOrder, { minLength, maxLength }).map((list) =>
    list.map(({ grams, size: [lengthMm, widthMm, heightMm], special, ...declared }, place) => ({
      id: place + 1,
      cargo: { quantity: 1, weightGrams: grams, lengthMm, widthMm, heightMm, special: special as 0 | 1 | 2 },
      declared,
    })),
  );
const anyTerms: fc.Arbitrary<CombineTerms> = fc
  .record({
    country: fc.constantFrom(1, 1, 1, ...countryIds),
    delivery: fc.constantFrom(undefined, undefined, 'door', 'locker'),
    insured: fc.boolean(),
    services: fc.subarray(['priority', 'unbox']),
    discountBasisPoints: fc.constantFrom(0, 700),
    lines: fc.option(fc.subarray(rules.lines.map(({ code }) => code)), { nil: undefined }),
  })
  .map(({ lines, ...wish }) => ({ rules, limits, lines, wish: wish as CombineTerms['wish'] }));

/** What some orders cost in one parcel, from the door of the module and nothing else. */
function parcelCents(orders: readonly CombineOrder[], { lines, wish }: CombineTerms): number {
  const goods = { cargo: orders.map(({ cargo }) => cargo), declared: orders.map(({ declared }) => declared) };
  const { grams, cubicCentimetres } = loadOf(goods.cargo, rules.parcel.packingBasisPoints);
  const goodsCents = goods.declared.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const filled = { orders: orders.length, grams, cubicCentimetres, goodsCents };
  const cents = lineOptions(goods, rules, wish)
    .filter(({ line, way }) => (lines?.includes(line) ?? true) && limitRefusals(way, filled, limits).length === 0)
    .map((option) => (option.refusal === null ? option.totalCents + option.onArrivalCents : Number.POSITIVE_INFINITY));
  return Math.min(...cents, Number.POSITIVE_INFINITY);
}

/** Every way to make parcels of some orders. */
function* partitions<Item>(items: readonly Item[]): Generator<Item[][]> {
  const [first, ...rest] = items;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const parts of partitions(rest)) {
    yield [[first], ...parts];
    for (const place of parts.keys()) yield parts.with(place, [first, ...(parts[place] ?? [])]);
  }
}

function bruteForce(orders: readonly CombineOrder[], terms: CombineTerms): number {
  const known = new Map<string, number>();
  const cost = (part: readonly CombineOrder[]) => {
    const key = part.map(({ id }) => id).join();
    const cents = known.get(key) ?? parcelCents(part, terms);
    known.set(key, cents);
    return cents;
  };
  let best = Number.POSITIVE_INFINITY;
  for (const parts of partitions(orders))
    best = Math.min(
      best,
      parts.reduce((sum, part) => sum + cost(part), 0),
    );
  return best;
}

test('of up to seven orders are what trying everything finds', () => {
  fc.assert(
    fc.property(ordersOf(1, 7), anyTerms, (orders, terms) => {
      const { parcels, totalCents, onArrivalCents, savingCents, against, left } = cheapestParcels(orders, terms);
      const gone = left.map(({ orderId }) => orderId);
      for (const id of gone)
        expect(
          parcelCents(
            orders.filter((each) => each.id === id),
            terms,
          ),
        ).toBe(Infinity);
      const sent = orders.filter(({ id }) => !gone.includes(id));
      expect(parcels.flatMap(({ orderIds }) => orderIds).toSorted((a, b) => a - b)).toEqual(sent.map(({ id }) => id));
      expect(totalCents + onArrivalCents).toBe(sent.length === 0 ? 0 : bruteForce(sent, terms));
      expect(savingCents).toBeGreaterThanOrEqual(0);
      if (against?.what === 'oneParcel') expect(against.cents).toBe(parcelCents(sent, terms));
      // Each is quoted as it would be if it were asked for by itself.
      for (const { orderIds, quote } of parcels) {
        const members = orders.filter(({ id }) => orderIds.includes(id));
        expect(quote.totalCents + quote.onArrivalCents).toBe(parcelCents(members, terms));
      }
    }),
  );
});

test('that are searched for are never dearer than one parcel, the split by class or each alone, and never too cheap', () => {
  fc.assert(
    fc.property(ordersOf(2, 7), anyTerms, (orders, terms) => {
      const pricer = new Pricer(terms);
      const bundles = orders.map(bundleOf);
      const places = orders.map((_, place) => place).filter((place) => pricer.best(bundles[place] as never) !== null);
      if (places.length === 0) return;
      const search = new Search(bundles, pricer);
      const cents = centsOf(searched(places, search));
      const sent = places.flatMap((place) => orders[place] ?? []);
      expect(cents).toBeGreaterThanOrEqual(bruteForce(sent, terms));
      expect(cents).toBeLessThanOrEqual(parcelCents(sent, terms));
      expect(cents).toBeLessThanOrEqual(centsOf(search.byClass(places)));
      expect(cents).toBeLessThanOrEqual(sent.reduce((sum, each) => sum + parcelCents([each], terms), 0));
    }),
  );
});

test('that are searched for are close to the best', () => {
  const terms: CombineTerms = { rules, limits, lines: ['A1', 'A2', 'A3', 'A4'], wish: { country: 1 } };
  let [found, best] = [0, 0];
  for (const orders of fc.sample(ordersOf(9, 9), { seed: 7, numRuns: 40 })) {
    const { totalCents, onArrivalCents, left } = cheapestParcels(orders, terms);
    const gone = left.map(({ orderId }) => orderId);
    const sent = orders.filter(({ id }) => !gone.includes(id));
    const search = new Search(sent.map(bundleOf), new Pricer(terms));
    found += centsOf(searched([...sent.keys()], search));
    best += totalCents + onArrivalCents;
  }
  expect(found).toBeLessThanOrEqual(best * 1.0025);
});

test('of many orders hold every order once, keep the limits, and cost no more than the obvious', () => {
  fc.assert(
    fc.property(ordersOf(13, 40), anyTerms, (orders, terms) => {
      const { parcels, left, savingCents, totalCents } = cheapestParcels(orders, terms);
      const ids = [...parcels.flatMap(({ orderIds }) => orderIds), ...left.map(({ orderId }) => orderId)];
      expect(ids.toSorted((a, b) => a - b)).toEqual(orders.map(({ id }) => id));
      expect(savingCents).toBeGreaterThanOrEqual(0);
      expect(parcels.reduce((sum, { quote }) => sum + quote.totalCents, 0)).toBe(totalCents);
      for (const { orderIds, quote } of parcels) {
        const members = orders.filter(({ id }) => orderIds.includes(id));
        expect(quote.totalCents + quote.onArrivalCents).toBe(parcelCents(members, terms));
      }
    }),
    { numRuns: 25 },
  );
});
