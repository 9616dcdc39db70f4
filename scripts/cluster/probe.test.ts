import { expect, test } from 'vitest';
import { Probe } from './probe.ts';

test('the longest time without a good answer is counted from answer to answer', () => {
  let now = 0;
  const probe = new Probe('http://nowhere', () => now);
  probe.mark();
  for (const [at, good] of [
    [100, true],
    [200, true],
    [400, false],
    [900, false],
    [1700, true],
    [1800, true],
  ] as const) {
    now = at;
    probe.heard(good ? undefined : 'HTTP 503');
  }
  expect([probe.longestGapMs(), probe.failed, probe.worksNow]).toEqual([1500, ['HTTP 503', 'HTTP 503'], true]);
  now = 9000;
  expect(probe.longestGapMs()).toBe(7200);
  probe.mark();
  expect([probe.longestGapMs(), probe.failed]).toEqual([0, []]);
});
