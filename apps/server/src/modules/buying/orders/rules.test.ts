import { type OrderStatus, orderStatusIds } from '@sgb/contract/order-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashOf, dividedOf, mayMove, paidStatus, parts, sumOf } from './rules.ts';

/** Decision 2 of the rules, written down a second time and by hand. */
const china = `
  10>20 10>90 20>30 20>31 20>90 30>32 30>31 30>90 32>35 32>31 32>90 35>36 36>37 37>40 35>40 36>40 35>31 36>31 37>31
  40>50 50>40 40>90 50>60 60>70 70>80 90>10`;
const stock = '10>112 10>90 112>113 112>115 113>114 114>80';
const forwarded = '37>40 40>50 40>90 50>60 50>40 60>70 70>80';
const piece = china.replace('10>20', '10>40').replace('90>10', '');

describe.each([
  ['bought in China', { type: 0, market: 0 }, china],
  ['from our shelves', { type: 0, market: 1 }, stock],
  ['sent to us by its shopper', { type: 10, market: 0 }, forwarded],
  ['a clearance piece in Guangzhou', { type: 15, market: 0 }, piece],
  ['a clearance piece in Johannesburg', { type: 15, market: 1 }, stock],
] as const)('an order %s', (_, kind, table) => {
  const legal = new Set(table.trim().split(/\s+/));
  const every = orderStatusIds.flatMap((from) => orderStatusIds.map((to): [OrderStatus, OrderStatus] => [from, to]));

  test.each(every)('from %i to %i', (status, to) => {
    expect(mayMove({ ...kind, status }, to)).toBe(legal.has(`${status}>${to}`));
  });
});

test.each([
  [{ type: 0, market: 0 }, 20],
  [{ type: 0, market: 1 }, 112],
  [{ type: 15, market: 0 }, 40],
  [{ type: 15, market: 1 }, 112],
] as const)('once paid, %o is at %i', (kind, status) => {
  expect(paidStatus({ ...kind, status: 10 })).toBe(status);
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const priced = fc
  .record({
    goodsCents: cents,
    chinaFreightCents: cents,
    serviceFeeCents: cents,
    servicesCents: cents,
    deliveryCents: cents,
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    coins: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ coupon, coins, ...order }) => ({
    ...order,
    couponCents: Math.floor(order.goodsCents * coupon),
    scoinCents: Math.floor((order.serviceFeeCents + order.chinaFreightCents) * coins),
  }));

test('what was paid with money, coupon and coins is the whole price, part by part', () => {
  fc.assert(
    fc.property(priced, (order) => {
      const divided = dividedOf(order);
      for (const part of parts) {
        const { full, coupon, coins, cash } = divided[part];
        expect(coupon + coins + cash).toBe(full);
        expect(Math.min(coupon, coins, cash)).toBeGreaterThanOrEqual(0);
      }
      const total = parts.reduce((sum, part) => sum + divided[part].full, 0);
      expect(sumOf(cashOf(order))).toBe(total - order.couponCents - order.scoinCents);
    }),
  );
});

test('coins pay our fee before freight, and the coupon goods alone', () => {
  const order = { goodsCents: 10_000, chinaFreightCents: 2_000, serviceFeeCents: 1_000, servicesCents: 500 };
  expect(cashOf({ ...order, deliveryCents: 0, couponCents: 2_500, scoinCents: 1_200 })).toEqual({
    goods: 7_500,
    chinaFreight: 1_800,
    serviceFee: 0,
    services: 500,
    delivery: 0,
  });
});
