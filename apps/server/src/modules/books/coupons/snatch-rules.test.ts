import { expect, test } from 'vitest';
import { nextOpening, slotsOf, verdictOf } from './snatch-rules.ts';

const at = (time: string) => new Date(`2026-11-15T${time}:00+02:00`);

test('a round lasts until the next one, the last until midnight', () => {
  expect(slotsOf('2026-11-15', [20, 10, 10])).toEqual(
    new Map([
      [10, { opensAt: at('10:00'), closesAt: at('20:00') }],
      [20, { opensAt: at('20:00'), closesAt: new Date('2026-11-16T00:00:00+02:00') }],
    ]),
  );
});

test.each([
  ['00:30', at('10:00')],
  ['10:00', at('20:00')],
  ['19:59', at('20:00')],
  ['20:00', new Date('2026-11-16T10:00:00+02:00')],
])('at %s the next is %s', (time, next) => expect(nextOpening([10, 20], at(time))).toEqual(next));

test('without hours there is none', () => expect(nextOpening([], at('09:00'))).toBeNull());

test.each([
  ['09:59', 0, 'snatchNotOpen'],
  ['10:00', 0, 'open'],
  ['10:00', 20, 'snatchGone'],
  ['20:00', 20, 'snatchOver'],
])('at %s with %i taken it is %s', (time, taken, verdict) => {
  expect(verdictOf({ opensAt: at('10:00'), closesAt: at('20:00'), stock: 20, taken }, at(time))).toBe(verdict);
});
