import { expect, test } from 'vitest';
import { addedUp } from './day-rules.ts';

const held = (day: number, book: string, cents: number) => ({ day: `2026-11-0${day}`, book, held: cents });

test('days after the last that was kept are the day before with what changed', () => {
  const kept = [held(1, 'available', 100), held(2, 'available', 150), held(2, 'bonus', 5)];
  const changes = [held(3, 'available', -50), held(3, 'gift', 20), held(5, 'bonus', 1)];
  expect(addedUp(kept, changes, '2026-11-05')).toEqual([
    held(5, 'available', 100),
    held(5, 'bonus', 6),
    held(5, 'gift', 20),
    held(4, 'available', 100),
    held(4, 'bonus', 5),
    held(4, 'gift', 20),
    held(3, 'available', 100),
    held(3, 'bonus', 5),
    held(3, 'gift', 20),
    held(2, 'available', 150),
    held(2, 'bonus', 5),
    held(1, 'available', 100),
  ]);
  expect(addedUp(kept, [], '2026-11-02')).toHaveLength(3);
  expect(addedUp(kept, [held(2, 'available', 7)], '2026-11-03')).toEqual([
    held(3, 'available', 157),
    held(3, 'bonus', 5),
    held(2, 'available', 157),
    held(2, 'bonus', 5),
    held(1, 'available', 100),
  ]);
});
