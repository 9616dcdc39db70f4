import { expect, test } from 'vitest';
import { keptChoices, noChoices, previewInput, serviceKey, servicesText, withService } from './choices.ts';

test('services are written in one order, and one that is not wanted any more is gone', () => {
  const one = withService(noChoices, serviceKey(18, 'video'), 1);
  const two = withService(one, serviceKey(17, 'photo'), 2);
  expect(servicesText(two)).toBe('17:photo:2,18:video:1');
  expect(servicesText(withService(two, serviceKey(18, 'video'), 0))).toBe('17:photo:2');
});

test.each([
  [noChoices, 1, { market: 0 }],
  [{ ...noChoices, couponId: 0, coins: 300 }, 1, { market: 0, couponid: 0, scoin: 300 }],
  [
    { ...noChoices, delivery: 'locker', receiverId: 4 },
    3,
    { market: 0, delivery: 'locker', receiverid: 4, countryId: 3 },
  ],
] as const)('%j is asked for as %j', (choices, countryId, input) => {
  expect(previewInput(0, choices, countryId)).toEqual(input);
});

test.each([
  [
    { market: 0, choices: { coins: 200, services: { '17:photo': 2 } } },
    { coins: 200, services: { '17:photo': 2 } },
  ],
  [{ market: 1, choices: { coins: 200, services: {} } }, null],
  [{ market: 0, choices: { coins: -1, services: {} } }, null],
  [{ market: 0, choices: { coins: 100, services: { '<script>': 1 } } }, null],
  [{ market: 0 }, null],
  ['nonsense', null],
  [null, null],
])('of what is stored, %j, so much is taken up again', (stored, expected) => {
  expect(keptChoices(stored, 0)).toEqual(expected);
});
