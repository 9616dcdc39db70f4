import { countryIds } from '@sgb/contract/countries.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cargo } from './cargo.ts';
import { lineOptions, type ParcelQuote, type ParcelWish, parcelQuote } from './index.ts';
import { rules } from './parcel.fixture.ts';

const side = fc.integer({ min: 10, max: 900 });
const cargo: fc.Arbitrary<Cargo> = fc.record({
  quantity: fc.constant(1),
  weightGrams: fc.integer({ min: 1, max: 9_000 }),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  special: fc.constantFrom(0, 0, 0, 1, 2),
});
const order = fc.record({
  cargo,
  valueCents: fc.integer({ min: 0, max: 400_000 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  goodsClass: fc.constantFrom(...goodsClasses),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
const orders = fc.array(order, { minLength: 1, maxLength: 6 });

const money = fc.integer({ min: 0, max: 60_000 });
const wish: fc.Arbitrary<ParcelWish> = fc.record({
  country: fc.constantFrom(...countryIds),
  groupMember: fc.boolean(),
  services: fc.subarray(rules.services.map(({ code }) => code)),
  storage: fc.array(fc.record({ orderId: fc.integer({ min: 1 }), cents: money }), { maxLength: 3 }),
  forwarded: fc.integer({ min: 0, max: 4 }),
  insured: fc.boolean(),
  discountBasisPoints: fc.constantFrom(0, 200, 400, 700),
  coupon: fc.option(
    money.map((cents) => ({ id: 1, name: 'Freight', takesOff: () => cents })),
    { nil: undefined },
  ),
  rehearsalPaidCents: fc.constantFrom(0, 5_000),
  coins: fc.option(
    money.map((cents) => () => ({ coins: cents, cents })),
    { nil: undefined },
  ),
});

const goodsOf = (list: readonly Order[], packed = false) => ({
  cargo: list.map((each) => each.cargo),
  declared: list,
  packed,
});
const isQuote = (option: { refusal: unknown }): option is ParcelQuote => option.refusal === null;
const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);

test('the lines of a quote add up to its total, in whole cents, and what comes off is never more than there is', () => {
  fc.assert(
    fc.property(orders, wish, fc.boolean(), (list, wished, packed) => {
      for (const quote of lineOptions(goodsOf(list, packed), rules, wished).filter(isQuote)) {
        expect(sum(quote.lines)).toBe(quote.totalCents);
        expect(sum(quote.onArrival)).toBe(quote.onArrivalCents);
        expect(quote.lines.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        const off = quote.lines.filter(({ cents }) => cents < 0);
        expect(-sum(off)).toBeLessThanOrEqual(quote.freightCents);
        for (const line of off) if ('ofCents' in line) expect(-line.cents).toBeLessThanOrEqual(line.ofCents);
        const kinds = off.map(({ kind }) => kind);
        expect(kinds.includes('freightDiscount') && kinds.includes('freightCoupon')).toBe(false);
        expect(kinds.indexOf('coins')).toBe(kinds.includes('coins') ? kinds.length - 1 : -1);
      }
    }),
  );
});

test('more weight never costs less on one line, and neither does a larger box', () => {
  const plain = fc.record({
    country: fc.constantFrom(...countryIds),
    insured: fc.boolean(),
    discountBasisPoints: fc.constantFrom(0, 200, 400, 700),
    delivery: fc.constantFrom(undefined, 'locker', 'kiosk', 'door'),
  });
  const more = fc.record({ grams: fc.nat({ max: 5_000 }), mm: fc.nat({ max: 300 }) });
  fc.assert(
    fc.property(orders, plain, fc.boolean(), more, ([first, ...rest], wished, packed, { grams, mm }) => {
      if (!first) return;
      const { weightGrams, heightMm, ...others } = first.cargo;
      const heavier = { ...first, cargo: { ...others, weightGrams: weightGrams + grams, heightMm: heightMm + mm } };
      const before = lineOptions(goodsOf([first, ...rest], packed), rules, wished);
      const after = lineOptions(goodsOf([heavier, ...rest], packed), rules, wished);
      for (const [place, quote] of before.entries()) {
        const then = after[place];
        // What a line refuses it refuses with more in it, too.
        if (!isQuote(quote)) expect(then?.refusal).not.toBe(null);
        else if (then && isQuote(then)) expect(then.totalCents).toBeGreaterThanOrEqual(quote.totalCents);
      }
    }),
  );
});

test('parcels made of others conserve cents: nothing is charged for that was not there, and freight together is no dearer', () => {
  fc.assert(
    fc.property(orders, orders, wish, (left, right, wished) => {
      const { coupon: _, coins: __, ...plain } = wished;
      for (const { code } of rules.lines) {
        const quotes = [left, right, [...left, ...right]].map((list) => parcelQuote(code, goodsOf(list), rules, plain));
        const [a, b, both] = quotes;
        if (!a || !b || !both || !isQuote(a) || !isQuote(b) || !isQuote(both)) continue;
        const of = (quote: ParcelQuote, kind: string) => sum(quote.lines.filter((line) => line.kind === kind));
        expect(both.freightCents).toBeLessThanOrEqual(a.freightCents + b.freightCents);
        expect(of(both, 'oversize')).toBeLessThanOrEqual(of(a, 'oversize') + of(b, 'oversize'));
        const perPiece = (quote: ParcelQuote) =>
          sum(quote.lines.filter((line) => line.kind === 'service' && line.per === 'piece'));
        expect(perPiece(both)).toBe(perPiece(a) + perPiece(b));
        const declared = (quote: ParcelQuote) => quote.onArrival.reduce((total, line) => total + line.valueCents, 0);
        expect(declared(both)).toBe(declared(a) + declared(b));
      }
    }),
  );
});
