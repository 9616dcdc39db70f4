import type { CountryId } from '@sgb/contract/countries.ts';
import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import type { ParcelTracking } from '@sgb/contract/parcel-tracking.ts';
import { type TransportWay, transportWays } from '@sgb/contract/shipping.ts';

/** Longitude and latitude. */
type Place = readonly [number, number];
export type Point = readonly [number, number];

export const mapSize = { width: 360, height: 188 } as const;

/** The corner of the world between China and southern Africa. */
export const onMap = ([longitude, latitude]: Place): Point => [
  round((longitude - 8) * 3.06),
  round((33 - latitude) * 2.62),
];

const round = (value: number) => Math.round(value * 10) / 10;

const guangzhou: Place = [113.3, 23.1];
const johannesburg: Place = [28, -26.2];

/** A town of each country, far enough from Johannesburg to be told apart at this size. */
const towns: Readonly<Record<CountryId, Place>> = {
  1: [18.6, -33.4],
  2: [37.5, -16.5],
  3: [26.5, -13.5],
  4: [31, -17.8],
  5: [17, -22.5],
  6: [34, -12],
  7: [27.5, -31],
  8: [22.5, -19.5],
};

const ports: readonly Place[] = [
  [115, 17],
  [109, 7],
  [104.6, 1],
  [97, 5.5],
  [80.5, 4],
  [62, -9],
  [50, -27.5],
  [38, -31.5],
  [31.5, -30],
];
const sky: readonly Place[] = [
  [92, 19],
  [68, 9],
  [46, -8],
];

/** From our warehouse in Guangzhou to the one in Johannesburg, the way that ships or aeroplanes take. */
export function haulOf(way: TransportWay): readonly Point[] {
  const between = way === transportWays.sea ? ports : sky;
  return smooth([guangzhou, ...between, johannesburg].map(onMap));
}

export const lastMileTo = (countryId: CountryId): readonly Point[] => [onMap(johannesburg), onMap(towns[countryId])];

const steps = 8;

/** A curve through all points (Catmull-Rom), as many short lines. */
function smooth(points: readonly Point[]): Point[] {
  const at = (place: number) => points[Math.min(Math.max(place, 0), points.length - 1)] as Point;
  const curve: Point[] = [at(0)];
  for (let place = 0; place < points.length - 1; place++) {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      curve.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return curve;
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  const cubed = (3 * b - a - 3 * c + d) * t ** 3;
  return round((2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + cubed) / 2);
}

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

/** The point of a line at this part of its length, and which way it goes there, in degrees. */
export function along(points: readonly Point[], part: number): { readonly at: Point; readonly degrees: number } {
  const lines = points.slice(1).map((to, place) => ({ from: points[place] as Point, to }));
  let left = lines.reduce((sum, { from, to }) => sum + distance(from, to), 0) * Math.min(Math.max(part, 0), 1);
  for (const { from, to } of lines) {
    const length = distance(from, to);
    if (left <= length || to === points.at(-1)) {
      const share = length === 0 ? 0 : Math.min(left / length, 1);
      const at: Point = [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
      return { at, degrees: Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI) };
    }
    left -= length;
  }
  return { at: points[0] ?? [0, 0], degrees: 0 };
}

export const pathOf = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** How much of the long way is done at each status; on the open sea or in the air, the days tell. */
const hauls: Readonly<Partial<Record<ParcelStatus, number>>> = { 8: 0, 20: 0, 21: 0.03, 23: 0.06, 30: 0.09 };
const abroad = { from: 0.12, to: 0.95 };

/** Where a parcel is on its way, and the same in words; some are fetched in Johannesburg. */
export function journeyOf(
  { status, way, percent }: Pick<ParcelTracking, 'status' | 'way' | 'percent'>,
  fetched = false,
) {
  const by = way === transportWays.sea ? 'by sea' : 'by air';
  if (status === 40) {
    const haul = Math.min(Math.max(percent / 100, abroad.from), abroad.to);
    return { haul, lastMile: 0, label: `On its way ${by}, between Guangzhou and Johannesburg` };
  }
  const haul = hauls[status];
  if (haul !== undefined || status === 99) return { haul: haul ?? 0, lastMile: 0, label: 'In China, near Guangzhou' };
  if (status < 70) return { haul: 1, lastMile: 0, label: 'In Johannesburg' };
  if (status < 80) {
    const label = fetched ? 'In Johannesburg, ready to be collected' : 'On its way from Johannesburg to its receiver';
    return { haul: 1, lastMile: 0.5, label };
  }
  return { haul: 1, lastMile: 1, label: 'With its receiver' };
}
