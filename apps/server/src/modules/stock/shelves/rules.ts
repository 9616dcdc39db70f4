import { type Pile, pilesHere } from '@sgb/contract/stock-states.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';

export interface StorageTerms {
  readonly freeDays: number;
  readonly cubicMetreDayCents: number;
}

/** Pieces that came together, or some of them. */
export interface Lying {
  readonly pieces: number;
  readonly cubicCentimetres: number;
  readonly cameAt: Date;
  /** Reckoned up to here before. */
  readonly chargedTo: Date;
}

export interface Storage {
  readonly from: Date;
  readonly to: Date;
  readonly cents: number;
}

export const costsFrom = (cameAt: Date, { freeDays }: StorageTerms): Date => addDays(cameAt, freeDays);

/** What they cost until now, by whole days; null while that is nothing. */
export function storageOf({ pieces, cubicCentimetres, cameAt, chargedTo }: Lying, now: Date, terms: StorageTerms) {
  const from = new Date(Math.max(costsFrom(cameAt, terms).getTime(), chargedTo.getTime()));
  const days = Math.floor((now.getTime() - from.getTime()) / dayMs);
  if (days <= 0) return null;
  const cents = divideHalfUp(pieces * cubicCentimetres * days * terms.cubicMetreDayCents, 1_000_000);
  return cents > 0 ? ({ from, to: addDays(from, days), cents } satisfies Storage) : null;
}

export const isHere = (pile: Pile | null): boolean => pile !== null && pilesHere.includes(pile);

/** What a seller lets go: not while storage is owed. */
const away: readonly Pile[] = ['reserved', 'listed', 'sent', 'sold', 'fetched'];
export const isLettingGo = (from: Pile | null, to: Pile): boolean => from === 'sellable' && away.includes(to);

export interface Fetching {
  readonly cents: number;
  readonly grams: number;
}

/** So much for each begun weight. */
export const fetchingCents = (grams: number, fetching: Fetching): number =>
  Math.ceil(grams / fetching.grams) * fetching.cents;

export interface Lot {
  readonly id: number;
  readonly remaining: number;
}

/** Which lots so many pieces leave, the oldest first. */
export function leaving<L extends Lot>(lots: readonly L[], pieces: number): { lot: L; pieces: number }[] {
  const taken: { lot: L; pieces: number }[] = [];
  let left = pieces;
  for (const lot of lots) {
    if (left === 0) break;
    const some = Math.min(left, lot.remaining);
    if (some > 0) taken.push({ lot, pieces: some });
    left -= some;
  }
  if (left > 0) throw new Error(`${left} pieces lie in no lot`);
  return taken;
}
