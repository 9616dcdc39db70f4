import { plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { scoinTerms } from './settings.ts';

export type Terms = SettingValue<typeof scoinTerms>;

/** Coins for goods that were signed for: so many a rand, times what the membership gives, never a part of one. */
export function coinsForGoods(goodsCents: number, { perRand }: Terms, rateBasisPoints = 10_000): number {
  return Math.floor((goodsCents * perRand * rateBasisPoints) / 1_000_000);
}

/** What coins are worth when they pay service fee or freight. */
export function centsOf(coins: number, { coinsForOneRand }: Terms): number {
  return Math.floor((coins * 100) / coinsForOneRand);
}

export interface Payable {
  readonly serviceFeeCents: number;
  readonly freightCents: number;
}

/** The most coins that may pay for this; goods are never paid with coins. 0 when that is less than the least. */
export function mostCoins({ serviceFeeCents, freightCents }: Payable, balance: number, terms: Terms): number {
  const { shareBasisPoints, least, step } = terms.spend;
  const cents = Math.floor(((serviceFeeCents + freightCents) * shareBasisPoints) / 10_000);
  const most = Math.min(balance, Math.floor((cents * terms.coinsForOneRand) / 100));
  const whole = Math.floor(most / step) * step;
  return whole >= least ? whole : 0;
}

/** What of the coins that somebody wants to spend is taken: whole steps, and no more than may be. */
export const takenCoins = (wanted: number, most: number, { spend: { step } }: Terms): number =>
  Math.min(most, Math.floor(wanted / step) * step);

export type SpendFault = 'scoinStep' | 'scoinTooMany';

/** Whether so many coins may pay for this; undefined when they may. */
export function spendFault(coins: number, payable: Payable, balance: number, terms: Terms): SpendFault | undefined {
  if (coins < terms.spend.least || coins % terms.spend.step !== 0) return 'scoinStep';
  return coins > mostCoins(payable, balance, terms) ? 'scoinTooMany' : undefined;
}

/**
 * The end of the month in which a lot is as old as coins become: everything of a month ends together, and is told of
 * once.
 */
export function endOf(earnedAt: Date, { lifeMonths }: Terms): Date {
  const month = `${shopDay(earnedAt).slice(0, 8)}01`;
  return shopMoment(plusMonths(month, lifeMonths + 1), 0);
}

export interface Lot {
  readonly id: number;
  readonly remaining: number;
}

export interface Part {
  readonly lotId: number;
  readonly amount: number;
}

/** Takes an amount from lots in their order, as far as they reach. */
export function taken(lots: readonly Lot[], amount: number): Part[] {
  let open = amount;
  return lots.flatMap(({ id, remaining }) => {
    const part = Math.min(open, remaining);
    open -= part;
    return part > 0 ? [{ lotId: id, amount: part }] : [];
  });
}
