import { expect, test } from 'vitest';
import { viewsOf, withoutView, withView } from './saved.ts';

const storeOf = (first: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
};

test('a view is kept for its page, a second of the name takes its place, and one can be forgotten', () => {
  const store = storeOf();
  withView(store, '/cases', { name: 'Mine', search: '?state=10' });
  withView(store, '/cases', { name: 'Late', search: '?state=20' });
  withView(store, '/cases', { name: 'Mine', search: '?state=30' });
  expect(viewsOf(store, '/cases')).toEqual([
    { name: 'Late', search: '?state=20' },
    { name: 'Mine', search: '?state=30' },
  ]);
  expect(viewsOf(store, '/feedback')).toEqual([]);
  expect(withoutView(store, '/cases', 'Late').map(({ name }) => name)).toEqual(['Mine']);
});

test('what somebody else wrote there is no view', () => {
  expect(viewsOf(storeOf({ 'console views /cases': '{"a":1' }), '/cases')).toEqual([]);
  expect(viewsOf(storeOf({ 'console views /cases': '{"a":1}' }), '/cases')).toEqual([]);
});
