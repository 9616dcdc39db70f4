import { expect, test } from 'vitest';
import { freshMs, heard, othersIn, roomOf, told } from './rules.ts';

test('what a process tells is what another hears', () => {
  const seen = { process: 'p1', room: roomOf('cases', '12'), names: ['demo_admin', 'demo_service'] };
  expect(heard(told(seen))).toEqual(seen);
  expect(heard(told({ ...seen, names: [] }))).toEqual({ ...seen, names: [] });
  for (const none of ['', 'p1', 'p1 x y']) expect(heard(none)).toBeNull();
});

test('everybody is named once, but not oneself, and not by a process that has fallen silent', () => {
  const now = 1_000_000;
  const fresh = { names: ['zola', 'anna'], at: now - 1 };
  const old = { names: ['gone'], at: now - freshMs };
  expect(othersIn(['me', 'anna', 'me'], [fresh, old], 'me', now)).toEqual(['anna', 'zola']);
  expect(roomOf('cases', '12')).not.toBe(roomOf('cases', '13'));
});
