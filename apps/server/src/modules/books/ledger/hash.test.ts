import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';

const recharge = {
  key: 'recharge:17',
  type: 10,
  ref: 'R"17',
  note: undefined,
  postings: [{ from: 'bank', to: { owner: 7, book: 'available' }, amount: 500 }],
};
const hold = {
  holdId: 3,
  note: 'sp\u00e4\u0165\n',
  phase: 2,
  targets: [],
  expiresAt: new Date(0),
  'b"c': null,
  a: [undefined, 1, -0, Number.NaN, true],
};

// Kept keys are compared with these for ever: another fingerprint would refuse a wish that was fulfilled long ago.
test.each([
  [recharge, '4abd81dc3dcbe83b942a85e1bf02fbcc82f7aad39d1e1e3866d704dc4123c1a7'],
  [hold, 'f4774f705f694042f4427de95eece4f8f274e068093a663ce3400739b2c27522'],
])('the same input has the same fingerprint for ever', (input, expected) => {
  expect(hashOf(input)).toBe(expected);
  expect(hashOf(Object.fromEntries(Object.entries(input).toReversed()))).toBe(expected);
  expect(hashOf({ ...input, now: new Date(), seen: 1 }, ['now', 'seen'])).toBe(expected);
});
