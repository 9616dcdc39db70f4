import { expect, test } from 'vitest';
import { isOn, switchesOf, turned, turnsOf } from './switch-rules.ts';

const bonus = { name: 'recharge.bonus', first: { on: true, fromCents: 1, deep: { on: true } } };
const banner = { name: 'membership.banner', first: true };

test('a setting that is yes or no is a switch, and so are its own fields', () => {
  expect(switchesOf(banner)).toEqual(['membership.banner']);
  expect(switchesOf(bonus)).toEqual(['recharge.bonus.on']);
  expect(switchesOf({ name: 'x', first: [true] })).toEqual([]);
  expect(switchesOf({ name: 'x', first: 3 })).toEqual([]);
});

test('it is turned without anything else of its setting', () => {
  expect(isOn(bonus, 'recharge.bonus.on', bonus.first)).toBe(true);
  expect(turned(bonus, 'recharge.bonus.on', bonus.first, false)).toEqual({ ...bonus.first, on: false });
  expect(isOn(banner, 'membership.banner', false)).toBe(false);
  expect(turned(banner, 'membership.banner', true, false)).toBe(false);
});

test('of its history only turns are told', () => {
  const rows = [true, true, false, true, true].map((on, at) => ({ on, at }));
  expect(turnsOf(rows).map(({ at }) => at)).toEqual([1, 2, 4]);
  expect(turnsOf([])).toEqual([]);
});
