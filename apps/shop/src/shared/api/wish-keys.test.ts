import { dayMs } from '@sgb/contract/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { newKey } from './new-key.ts';
import { wishKeys } from './wish-keys.ts';

const stored = new Map<string, string>();
const store = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};
let now = 0;
/** As a page does that was loaded anew: all it knows is in the store. */
const page = () => wishKeys(store, () => now);

beforeEach(() => stored.clear());

test('a key has the form of a UUID and never comes twice', () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(100);
});

test('what was not answered keeps its key, on another page as well; other words have another', () => {
  const key = page().take('R100 to Ann');
  expect(page().take('R100 to Ann')).toBe(key);
  expect(page().take('R100 to Bob')).not.toBe(key);
  expect(page().take('R100 to Ann')).toBe(key);
});

test('what was answered is over: the same words are a new wish', () => {
  const done = page().take('R100 to Ann');
  page().answered('R100 to Ann', true);
  const refused = page().take('R100 to Ann');
  expect(refused).not.toBe(done);
  page().answered('R100 to Ann', false);
  expect(page().take('R100 to Ann')).not.toBe(refused);
});

test('a no to the second attempt says nothing about the first, which was lost', () => {
  const key = page().take('R100 to Ann');
  page().sending('R100 to Ann');
  page().sending('R100 to Ann');
  page().answered('R100 to Ann', false);
  expect(page().take('R100 to Ann')).toBe(key);
  page().answered('R100 to Ann', true);
  expect(page().take('R100 to Ann')).not.toBe(key);
});

test('after a day nobody waits for the answer any more', () => {
  const key = page().take('R100 to Ann');
  now += dayMs - 1;
  expect(page().take('R100 to Ann')).toBe(key);
  now += 1;
  expect(page().take('R100 to Ann')).not.toBe(key);
});

test('the store says neither whom nor how much', () => {
  page().take('R100 to Ann');
  expect([...stored.values()].join()).not.toMatch(/Ann|R100/);
});

test('a browser that stores nothing holds the key as long as the page', () => {
  const refusing = () => {
    throw new Error('no room');
  };
  const keys = wishKeys({ getItem: refusing, setItem: refusing }, () => now);
  expect(keys.take('a')).toBe(keys.take('a'));
  keys.answered('a', true);
  expect(keys.take('a')).toBe(keys.take('a'));
});
