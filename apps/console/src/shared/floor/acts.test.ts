import { dayMs } from '@sgb/contract/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { type Act, type ActStore, actsOf, sendActs } from './acts.ts';

const kept = new Map<string, Act>();
const store: ActStore = {
  all: async () => [...kept.values()],
  put: async (act) => void kept.set(act.key, act),
  remove: async (key) => void kept.delete(key),
};
beforeEach(() => kept.clear());

const now = 1_800_000_000_000;
const act = (key: string, more: Partial<Act> = {}): Act => ({
  key,
  who: 'thandi',
  call: 'POST /api/staff/warehouse/shelf',
  input: { orderId: 1, shelf: 'A1-01-1' },
  photos: null,
  words: `Shelf ${key}`,
  at: now,
  refused: '',
  ...more,
});
const keys = async () => (await actsOf(store, 'thandi', now)).map(({ key }) => key);

test('what waits is of one person, in its order, once for a thing, and not for ever', async () => {
  for (const one of [act('b', { at: now + 1 }), act('a'), act('a', { input: { shelf: 'B1-01-1' } })])
    await store.put(one);
  await store.put(act('x', { who: 'sipho' }));
  await store.put(act('old', { at: now - 8 * dayMs }));
  expect(await keys()).toEqual(['a', 'b']);
  expect(kept.get('a')?.input).toEqual({ shelf: 'B1-01-1' });
});

test('without a line the rest waits; with one each is sent once', async () => {
  for (const [place, key] of ['a', 'b', 'c'].entries()) await store.put(act(key, { at: now + place }));
  const sent: string[] = [];
  let line = 1;
  const send = async ({ key }: Act) => {
    if (line-- <= 0) return null;
    sent.push(key);
    return '';
  };
  expect(await sendActs(store, 'thandi', send, () => now)).toMatchObject({ offline: true, done: [{ key: 'a' }] });
  expect(await keys()).toEqual(['b', 'c']);
  line = 9;
  expect(await sendActs(store, 'thandi', send, () => now)).toMatchObject({ offline: false });
  expect(await sendActs(store, 'thandi', send, () => now)).toMatchObject({ done: [] });
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('a refusal stays to be read, is not sent again, and holds nothing up', async () => {
  await store.put(act('a'));
  await store.put(act('b', { at: now + 1 }));
  const send = async ({ key }: Act) => (key === 'a' ? 'This order is on none of our shelves.' : '');
  await sendActs(store, 'thandi', send, () => now);
  expect(await actsOf(store, 'thandi', now)).toMatchObject([
    { key: 'a', refused: 'This order is on none of our shelves.' },
  ]);
  // Done anew, it is tried anew.
  await store.put(act('a'));
  expect(
    await sendActs(
      store,
      'thandi',
      async () => '',
      () => now,
    ),
  ).toMatchObject({ done: [{ key: 'a' }] });
});
