import { messageSubtypes, messageTypes } from '@sgb/contract/message-types.ts';
import { describe, expect, test } from 'vitest';
import { excerpt, firstPreferences, mailsTo, offerTo, overview } from './rules.ts';

const none = { ...firstPreferences, emailMoney: false };
const { order, membership, notification } = messageTypes;
const subtypes = messageSubtypes;

describe('the letter beside a message', () => {
  test.each([
    ['money', notification, subtypes.money, firstPreferences, true],
    ['money of an order', order, subtypes.money, firstPreferences, true],
    ['money, not wanted', notification, subtypes.money, none, false],
    ['an order', order, subtypes.none, firstPreferences, false],
    ['an order, wanted', order, subtypes.quality, { ...none, emailOrder: true }, true],
    ['an order, membership wanted', order, subtypes.none, { ...none, emailMembership: true }, false],
    ['membership', membership, subtypes.coupon, firstPreferences, false],
    ['membership, wanted', membership, subtypes.member, { ...none, emailMembership: true }, true],
    ['a notification', notification, subtypes.none, firstPreferences, false],
    ['a notification, wanted', notification, subtypes.none, { ...none, emailNotification: true }, true],
  ] as const)('%s', (_name, type, subtype, preferences, mailed) => {
    expect(mailsTo({ type, subtype }, preferences)).toBe(mailed);
  });
});

describe('an offer', () => {
  test.each([
    ['never agreed', { any: false, email: false }, true, { show: false, mail: false }],
    ['agreed to WhatsApp only', { any: true, email: false }, true, { show: true, mail: false }],
    ['agreed to email', { any: true, email: true }, true, { show: true, mail: true }],
    ['agreed and opted out', { any: true, email: true }, false, { show: false, mail: false }],
  ])('%s', (_name, agreed, offers, expected) => {
    expect(offerTo(agreed, { ...firstPreferences, offers })).toEqual(expected);
  });
});

test.each([
  ['', ''],
  ['one\n\ntwo   three', 'one two three'],
  ['a'.repeat(160), 'a'.repeat(160)],
  ['a'.repeat(161), `${'a'.repeat(159)}…`],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()}…`],
  ['😀'.repeat(161), `${'😀'.repeat(159)}…`],
])('the beginning of %j', (text, beginning) => {
  expect(excerpt(text)).toBe(beginning);
});

test('the tabs count what they show', () => {
  const money = { type: notification, subtype: subtypes.money, total: 4, unread: 1 };
  const plain = { type: order, subtype: subtypes.none, total: 3, unread: 2 };
  const quality = { type: order, subtype: subtypes.quality, total: 1, unread: 0 };
  expect(overview([money, quality, plain])).toEqual({
    types: [
      { type: 1, total: 8, unread: 3 },
      { type: 2, total: 3, unread: 3 },
      { type: 3, total: 4, unread: 2 },
      { type: 4, total: 0, unread: 0 },
      { type: 5, total: 4, unread: 1 },
    ],
    subtypes: [plain, quality, money],
    unread: 3,
  });
});
