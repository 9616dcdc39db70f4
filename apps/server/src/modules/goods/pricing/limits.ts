import { type ParcelLimit, type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { parcelLimits } from './settings.ts';

export type ParcelLimits = SettingValue<typeof parcelLimits>;

export function limitsOf(way: TransportWay, limits: ParcelLimits): ParcelLimits['air'] {
  return way === transportWays.air ? limits.air : limits.sea;
}

/** What of a parcel counts against its limits, packed. */
export interface Filled {
  readonly orders: number;
  readonly grams: number;
  readonly cubicCentimetres: number;
  readonly goodsCents: number;
}

export interface LimitRefusal {
  readonly limit: ParcelLimit;
  /** Orders, grams, cubic centimetres or cents. */
  readonly most: number;
  readonly actual: number;
}

/** Everything that is too much for one parcel of a way; nothing when it may travel. */
export function limitRefusals(way: TransportWay, filled: Filled, limits: ParcelLimits): LimitRefusal[] {
  const { orders, grams, litres, goodsCents } = limitsOf(way, limits);
  const checks: readonly [ParcelLimit, number | null, number][] = [
    ['orders', orders, filled.orders],
    ['weight', grams, filled.grams],
    ['volume', litres === null ? null : litres * 1000, filled.cubicCentimetres],
    ['value', goodsCents, filled.goodsCents],
  ];
  return checks.flatMap(([limit, most, actual]) => (most !== null && actual > most ? [{ limit, most, actual }] : []));
}
