import { addHours } from '@sgb/contract/time.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';
import { prorate } from '@sgb/money/prorate.ts';
import type { SettingValue } from '../../../../platform/settings/define.ts';
import type { parcelLiability } from '../settings.ts';

export type Liability = SettingValue<typeof parcelLiability>;

/** One order in a parcel, as what is paid for it goes by. */
export interface Carried {
  readonly orderId: number;
  readonly goodsCents: number;
  readonly grams: number;
}

export interface Insured {
  readonly insured: boolean;
  /** What an insurance pays at most. */
  readonly coverCents: number;
  /** What the parcel weighed. */
  readonly grams: number;
}

/** Whether something missing or damaged was told soon enough after the delivery for the insurance to pay. */
export function claimedInTime(deliveredAt: Date | null, reportedAt: Date, { claimHours }: Liability): boolean {
  return deliveredAt === null || reportedAt <= addHours(deliveredAt, claimHours);
}

/**
 * What each order of a parcel is worth to whoever pays for it. Insured: goods and their share of the freight, up to the
 * cover. Without: so much a kilogram when it is lost, and nothing otherwise.
 */
export function coverage(
  parcel: Insured,
  orders: readonly Carried[],
  shares: readonly number[],
  lost: boolean,
  { lostCentsPerKilogram, lostMostCents }: Liability,
): number[] {
  if (parcel.insured) {
    const values = orders.map(({ goodsCents }, place) => goodsCents + (shares[place] ?? 0));
    const total = values.reduce((sum, value) => sum + value, 0);
    return prorate(Math.min(total, parcel.coverCents), values);
  }
  if (!lost) return orders.map(() => 0);
  const all = Math.min(lostMostCents, divideHalfUp(parcel.grams * lostCentsPerKilogram, 1000));
  return prorate(
    all,
    orders.map(({ grams }) => grams),
  );
}
