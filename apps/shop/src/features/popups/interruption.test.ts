import { dayMs } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { afterNone, isSuppressed } from './interruption.ts';

const home = { userId: 7, home: true };
const elsewhere = { userId: 7, home: false };

describe('after nothing waited', () => {
  const atHome = afterNone(null, home, 1000);
  const atProduct = afterNone(null, elsewhere, 1000);
  test.each([
    ['home, on home', atHome, home, 1000 + dayMs - 1, true],
    ['home, on home, a day later', atHome, home, 1000 + dayMs, false],
    ['home, elsewhere', atHome, elsewhere, 1000 + dayMs - 1, true],
    ['elsewhere, elsewhere', atProduct, elsewhere, 1000 + dayMs - 1, true],
    ['elsewhere, on home, where the guide may wait', atProduct, home, 1001, false],
    ['another account', atHome, { userId: 8, home: true }, 1001, false],
    ['never asked', null, home, 1000, false],
  ])('%s', (_name, known, asker, now, suppressed) => {
    expect(isSuppressed(known, asker, now)).toBe(suppressed);
  });

  test('both places are remembered, another account starts afresh', () => {
    expect(afterNone(atHome, elsewhere, 5000)).toEqual({ userId: 7, home: 1000, elsewhere: 5000 });
    expect(afterNone(atHome, { userId: 8, home: false }, 5000)).toEqual({ userId: 8, home: 0, elsewhere: 5000 });
  });
});
