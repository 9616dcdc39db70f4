import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { hashTicket, needsFactor, oldestSession, shopperSession, shouldSlide, staffSession } from './rules.ts';

const now = new Date('2026-11-15T08:00:00Z');

test('a session lives one day', () => expect(shopperSession.lifeMs).toBe(dayMs));

test.each([
  ['just opened', dayMs, false],
  ['used within the hour', 23 * hourMs + 1, false],
  ['used an hour ago to the millisecond', 23 * hourMs, false],
  ['used more than an hour ago', 23 * hourMs - 1, true],
  ['about to end', 1, true],
])('a session %s slides: %s', (_what, left, slides) => {
  expect(shouldSlide(new Date(now.getTime() + left), now, shopperSession)).toBe(slides);
});

test('a session of staff ends after half an hour, or after twelve hours of use', () => {
  const terms = staffSession({ idleMinutes: 30, longestHours: 12 });
  expect(terms.lifeMs).toBe(30 * minuteMs);
  expect(oldestSession(now, terms)).toEqual(new Date(now.getTime() - 12 * hourMs));
  expect(shouldSlide(new Date(now.getTime() + 29 * minuteMs), now, terms)).toBe(false);
  expect(shouldSlide(new Date(now.getTime() + 29 * minuteMs - 1), now, terms)).toBe(true);
});

test('a ticket is stored as its SHA-256', () => {
  expect(hashTicket('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each([
  ['staff', { staffRole: 'buyer', username: 'thandi' }, true, true],
  ['staff whom the setting names', { staffRole: 'buyer', username: 'demo_buyer' }, true, false],
  ['staff where it is switched off', { staffRole: 'buyer', username: 'thandi' }, false, false],
  ['a shopper', { staffRole: null, username: 'thandi' }, true, false],
])('%s needs a second factor: %s', (_who, account, secondFactor, needs) =>
  expect(needsFactor(account, { secondFactor, exempt: ['demo_buyer'] })).toBe(needs),
);
