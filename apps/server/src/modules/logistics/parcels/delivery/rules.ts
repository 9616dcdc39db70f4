import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { addDays, addHours, dayMs } from '@sgb/contract/time.ts';

export interface DeliveryTerms {
  readonly lostAirDays: number;
  readonly lostSeaDays: number;
  readonly codeTries: number;
  readonly codeLockHours: number;
}

const carried: readonly ParcelStatus[] = [21, 23, 30, 40, 50, 67, 70];

/** Not scanned for so long that it counts as lost. What waits to be fetched is not lost. */
export function isLost(
  parcel: { readonly status: ParcelStatus; readonly way: 1 | 2 },
  lastScanAt: Date,
  terms: DeliveryTerms,
  now: Date,
): boolean {
  if (!carried.includes(parcel.status)) return false;
  return addDays(lastScanAt, parcel.way === 1 ? terms.lostSeaDays : terms.lostAirDays) <= now;
}

export interface CodeState {
  readonly code: string;
  readonly wrongCodes: number;
  readonly lockedUntil: Date | null;
}

/** What a code that somebody says leads to, and what is to be remembered of it. */
export function codeVerdict(
  state: CodeState,
  given: string,
  terms: DeliveryTerms,
  now: Date,
): {
  readonly verdict: 'right' | 'wrong' | 'locked';
  readonly after: Pick<CodeState, 'wrongCodes' | 'lockedUntil'> | null;
} {
  if (state.lockedUntil && state.lockedUntil > now) return { verdict: 'locked', after: null };
  // A lock that is over begins anew.
  const before = state.lockedUntil ? 0 : state.wrongCodes;
  if (given === state.code) return { verdict: 'right', after: null };
  const wrongCodes = before + 1;
  const locks = wrongCodes >= terms.codeTries;
  const lockedUntil = locks ? addHours(now, terms.codeLockHours) : null;
  return { verdict: locks ? 'locked' : 'wrong', after: { wrongCodes, lockedUntil } };
}

/** The receiver needs to know it as soon as somebody may ask for it. */
export const showsCode = (status: ParcelStatus): boolean => status >= 70 && status <= 80;

export interface CollectClock {
  readonly since: Date;
  readonly freeUntil: Date;
  readonly paidDays: number;
  readonly feeCents: number;
}

interface DepotTerms {
  /** For nothing. */
  readonly days: number;
  readonly dayCents: number;
}

/** What lies at our depot costs nothing at first, then something for each day that has begun. */
export function collectClock(since: Date, { days, dayCents }: DepotTerms, now: Date): CollectClock {
  const freeUntil = addDays(since, days);
  const late = Math.max(0, now.getTime() - freeUntil.getTime());
  const paidDays = Math.ceil(late / dayMs);
  return { since, freeUntil, paidDays, feeCents: paidDays * dayCents };
}
