import type { SettingValue } from '../../platform/settings/definitions.ts';

export type Liability = SettingValue<'parcel.liability'>;

/** One order in a parcel, as what is paid for it goes by. */
export interface Carried {
  readonly orderId: number;
  readonly goodsCents: number;
  readonly grams: number;
}

/** An amount divided by weights to the last cent: whoever has the largest rest gets what is left over. */
export function divided(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / total));
  const rests = weights.map((weight, place) => ({ place, rest: (cents * weight) % total }));
  const over = cents - parts.reduce((sum, part) => sum + part, 0);
  for (const { place } of rests.toSorted((a, b) => b.rest - a.rest || a.place - b.place).slice(0, over)) {
    parts[place] = (parts[place] ?? 0) + 1;
  }
  return parts;
}

export interface Insured {
  readonly insured: boolean;
  /** What an insurance pays at most. */
  readonly coverCents: number;
  /** What the parcel weighed. */
  readonly grams: number;
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
    return divided(Math.min(total, parcel.coverCents), values);
  }
  if (!lost) return orders.map(() => 0);
  const all = Math.min(lostMostCents, Math.floor((parcel.grams * lostCentsPerKilogram) / 1000));
  return divided(
    all,
    orders.map(({ grams }) => grams),
  );
}
