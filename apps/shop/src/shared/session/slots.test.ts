import { expect, test, vi } from 'vitest';

const stored = vi.hoisted(() => {
  const items = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    },
  });
  return items;
});

const { clearAllSlots, setSlot, useSlots } = await import('./slots.ts');

/** Product document, section 3, letter by letter. */
const names = [
  'searchHistoryList',
  'checkoutInfo',
  'checkoutErrorInfo',
  'businessInfo',
  'regfrom',
  'userInfo',
  'combineProductList',
  'referValue',
  'originUrl',
  'refSpm',
  'inviteCode',
  'loginInfoCustomer',
  'cartCount',
] as const;

const kept = () => (JSON.parse(stored.get('sgb-slots') ?? '{}') as { state?: Record<string, unknown> }).state;
const empty = Object.fromEntries(names.map((name) => [name, null]));

test('there are the thirteen slots of the document, all empty at start', () => {
  expect(useSlots.getState()).toEqual(empty);
});

test.each(names)('%s can be set, is kept in the browser, and can be emptied', (name) => {
  setSlot(name, `value of ${name}` as never);
  expect(useSlots.getState()).toEqual({ ...empty, [name]: `value of ${name}` });
  expect(kept()).toEqual({ ...empty, [name]: `value of ${name}` });
  setSlot(name, null);
  expect(kept()).toEqual(empty);
});

test('clearing all empties every one of them', () => {
  for (const name of names) setSlot(name, `value of ${name}` as never);
  expect(Object.values(useSlots.getState())).not.toContain(null);
  clearAllSlots();
  expect(useSlots.getState()).toEqual(empty);
  expect(kept()).toEqual(empty);
});
