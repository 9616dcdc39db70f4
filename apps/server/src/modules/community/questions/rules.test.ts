import { addDays, addMinutes } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { badgeOf, coinsFor, excerptOf, hasLink, mayDelete, mayEdit, nameOf, scoreOf, waitsFor } from './rules.ts';
import { questionTerms } from './settings.ts';

const terms = questionTerms.first;
const now = new Date('2026-11-17T10:00:00Z');
const writer = { firstName: 'Thandi', lastName: 'Mokoena', userType: -1, staffRole: null, createdAt: addDays(now, -3) };
const older = { ...writer, createdAt: addDays(now, -7) };

describe('what looks like a link', () => {
  test.each([
    'see https://example.com/x',
    'HTTP://EXAMPLE.COM',
    'look at www.takealot.com please',
    'my site is bestbags.co.za',
    'order from bestbags.africa today',
    'chat to me on wa.me/27821234567',
    'bit.ly/abc',
  ])('%s', (text) => expect(hasLink(text)).toBe(true));

  test.each([
    'It came on Friday.Me too, same day.',
    'I paid R 1.200,50 and 2.5 kg',
    'size 38.5 is small',
    'Is it SA stock or from China?',
    'e.g. the blue one, i.e. navy',
    'Etc.to be sure',
    '',
  ])('not %s', (text) => expect(hasLink(text)).toBe(false));
});

describe('what waits for staff', () => {
  test.each([
    ['plain words', writer, 0],
    ['see https://example.com', writer, 1],
    ['see https://example.com', older, 0],
    ['WhatsApp me on 082 555 1234', writer, 2],
    ['WhatsApp me on 082 555 1234', older, 2],
    ['call +263 77 123 4567 anytime', older, 2],
    ['０８２ ５５５ １２３４', older, 2],
    ['+27825551234 and https://example.com', writer, 2],
    ['Order SO-1026 of 2026-11-15 cost R 1,234.00', older, 0],
    ['call 082 555 1234 or see https://example.com', { ...writer, staffRole: 'service' }, 0],
  ] as const)('%s', (text, who, waits) => expect(waitsFor(['A title', text], who, now, terms)).toBe(waits));
});

test('names and badges', () => {
  expect(nameOf(writer)).toBe('Thandi M.');
  expect(nameOf({ ...writer, staffRole: 'service' })).toBe('Thandi');
  expect([writer, { ...writer, userType: 1 }, { ...writer, userType: 1, staffRole: 'admin' }].map(badgeOf)).toEqual([
    0, 1, 2,
  ]);
});

test('own words can be changed for 15 minutes while they are not hidden', () => {
  const post = { at: now, state: 20 } as const;
  expect(mayEdit(post, addMinutes(now, 15), terms)).toBe(true);
  expect(mayEdit(post, new Date(addMinutes(now, 15).getTime() + 1), terms)).toBe(false);
  expect(mayEdit({ ...post, state: 10 }, now, terms)).toBe(true);
  for (const state of [30, 40, 50] as const) expect(mayEdit({ ...post, state }, now, terms)).toBe(false);
});

test('a question goes while nobody has answered', () => {
  expect(mayDelete({ answers: 0, state: 20 })).toBe(true);
  expect(mayDelete({ answers: 1, state: 20 })).toBe(false);
  expect(mayDelete({ answers: 0, state: 30 })).toBe(false);
});

test('coins are for others, and not for what is their work', () => {
  expect(coinsFor({ accountId: 2, badge: 0 }, 1, 20)).toBe(20);
  expect(coinsFor({ accountId: 2, badge: 1 }, 1, 20)).toBe(20);
  expect(coinsFor({ accountId: 1, badge: 0 }, 1, 20)).toBe(0);
  expect(coinsFor({ accountId: 3, badge: 2 }, 1, 20)).toBe(0);
  expect(coinsFor({ accountId: null, badge: 0 }, 1, 20)).toBe(0);
});

test('what helped more is found first', () => {
  const plain = { helpful: 0, answers: 0, accepted: false, pinned: false };
  const scores = [plain, { ...plain, answers: 1 }, { ...plain, answers: 1, helpful: 9 }].map(scoreOf);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(3);
});

test('the beginning of a text ends between words', () => {
  expect(excerptOf(' a\n b ')).toBe('a b');
  const long = excerptOf('word '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/word…$/);
});
