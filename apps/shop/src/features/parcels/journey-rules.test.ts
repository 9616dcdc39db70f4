import { countryIds } from '@sgb/contract/countries.ts';
import { parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { expect, test } from 'vitest';
import { along, haulOf, journeyOf, lastMileTo, mapSize, type Point } from './journey-rules.ts';

const ways = [1, 2] as const;
const inside = ([x, y]: Point) => x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;

test.each(ways)('way %i runs over the map from Guangzhou to Johannesburg', (way) => {
  const points = haulOf(way);
  expect(points.every(inside)).toBe(true);
  const start = along(points, 0).at;
  const end = along(points, 1).at;
  expect(start).toEqual(points[0]);
  expect(end).toEqual(points.at(-1));
  expect(start[0]).toBeGreaterThan(end[0] + 200);
});

test('the more of the way is done, the further the parcel is from its start', () => {
  const points: Point[] = [
    [0, 0],
    [10, 0],
    [10, 30],
  ];
  expect(along(points, 0.25)).toEqual({ at: [10, 0], degrees: 0 });
  expect(along(points, 0.5)).toEqual({ at: [10, 10], degrees: 90 });
  expect(along(points, 2)).toEqual({ at: [10, 30], degrees: 90 });
  expect(along(points, -1)).toEqual({ at: [0, 0], degrees: 0 });
});

test.each([...countryIds])('a town in country %i can be told from Johannesburg', (countryId) => {
  const [from, to] = lastMileTo(countryId);
  expect(to && inside(to)).toBe(true);
  expect(Math.hypot((to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0))).toBeGreaterThan(12);
});

test('a parcel never goes back on the picture', () => {
  const walked = parcelStatusIds
    .filter((status) => status !== 99)
    .map((status) => journeyOf({ status, way: 1, percent: status }))
    .map(({ haul, lastMile }) => haul + lastMile);
  expect(walked).toEqual(walked.toSorted((one, other) => one - other));
  expect([walked[0], walked.at(-1)]).toEqual([0, 2]);
});
