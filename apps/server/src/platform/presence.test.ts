import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

test('people are there for half a minute after the last of them asked, and wherever nobody can know', () => {
  let now = 0;
  const presence = createPresence(() => now);
  expect([presence.people(), presence.lastSeen()]).toEqual([true, 0]);
  presence.seen();
  now = 29_999;
  expect(presence.people()).toBe(true);
  now = 30_000;
  expect(presence.people()).toBe(false);
  presence.seen();
  expect([presence.people(), presence.lastSeen()]).toEqual([true, 30_000]);
});
