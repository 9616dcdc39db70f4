import { expect, test } from 'vitest';
import { clockOf } from './countdown.tsx';

test.each([
  [75_000, '00:01:15'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [14 * 3_600_000, '14:00:00'],
])('%i ms left read %s', (ms, clock) => expect(clockOf(ms)).toBe(clock));
