import { expect, test } from 'vitest';
import { z } from 'zod';
import { isOn, switchesOf, turned, turnsOf } from './switch-rules.ts';

const schema = z.unknown();
const bonus = { name: 'recharge.bonus', schema, first: { on: true, fromCents: 1, deep: { on: true } } };
const banner = { name: 'membership.banner', schema, first: true };
const gateways = { name: 'recharge.gateways', schema: z.array(z.enum(['ozow', 'yoco'])), first: [] };

test('a setting that is yes or no is a switch, and so are its own fields and what it may name', () => {
  expect(switchesOf(gateways)).toEqual(['recharge.gateways.ozow', 'recharge.gateways.yoco']);
  expect(switchesOf(banner)).toEqual(['membership.banner']);
  expect(switchesOf(bonus)).toEqual(['recharge.bonus.on']);
  expect(switchesOf({ name: 'x', schema: z.array(z.boolean()), first: [true] })).toEqual([]);
  expect(switchesOf({ name: 'x', schema, first: 3 })).toEqual([]);
});

test('it is turned without anything else of its setting', () => {
  expect(isOn(bonus, 'recharge.bonus.on', bonus.first)).toBe(true);
  expect(turned(bonus, 'recharge.bonus.on', bonus.first, false)).toEqual({ ...bonus.first, on: false });
  expect(isOn(banner, 'membership.banner', false)).toBe(false);
  expect(turned(banner, 'membership.banner', true, false)).toBe(false);
  expect(isOn(gateways, 'recharge.gateways.yoco', ['yoco'])).toBe(true);
  expect(isOn(gateways, 'recharge.gateways.ozow', ['yoco'])).toBe(false);
  expect(turned(gateways, 'recharge.gateways.ozow', ['yoco'], true)).toEqual(['yoco', 'ozow']);
  expect(turned(gateways, 'recharge.gateways.yoco', ['yoco', 'ozow'], false)).toEqual(['ozow']);
});

test('of its history only turns are told', () => {
  const rows = [true, true, false, true, true].map((on, at) => ({ on, at }));
  expect(turnsOf(rows).map(({ at }) => at)).toEqual([1, 2, 4]);
  expect(turnsOf([])).toEqual([]);
});
