import { dayMs } from '@sgb/contract/time.ts';
import { type WithdrawalStatus, withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { withdrawalsTerms } from './settings.ts';

export type WithdrawalTerms = SettingValue<typeof withdrawalsTerms>;

const { submitted, processing, paid, rejected, cancelled } = withdrawalStatuses;

/** Who may move a withdrawal where. */
export const transitions: readonly {
  readonly from: WithdrawalStatus;
  readonly to: WithdrawalStatus;
  readonly by: 'shopper' | 'staff';
}[] = [
  { from: submitted, to: processing, by: 'staff' },
  { from: submitted, to: rejected, by: 'staff' },
  { from: submitted, to: cancelled, by: 'shopper' },
  { from: processing, to: paid, by: 'staff' },
  { from: processing, to: rejected, by: 'staff' },
];

export function mayMove(from: WithdrawalStatus, to: WithdrawalStatus, by: 'shopper' | 'staff'): boolean {
  return transitions.some((move) => move.from === from && move.to === to && move.by === by);
}

export const mayRepeat = (status: WithdrawalStatus) => status === rejected || status === cancelled;

export interface Balances {
  readonly availableCents: number;
  readonly commissionCents: number;
}

/** What came in too recently to leave again. */
export interface Recent {
  readonly rechargedCents: number;
  readonly receivedCents: number;
}

/**
 * The oldest money is spent first, so that what came in last is what is still there. Commission never rests; where more of it
 * was taken back than was there, what is earned next fills it, and the balance is left alone.
 */
export function withdrawable({ availableCents, commissionCents }: Balances, { rechargedCents, receivedCents }: Recent) {
  const restingCents = Math.min(availableCents, rechargedCents + receivedCents);
  return { restingCents, withdrawableCents: availableCents - restingCents + Math.max(0, commissionCents) };
}

/** What an account has asked for, without what was rejected or cancelled. */
export interface Asked {
  readonly todayCents: number;
  readonly monthCount: number;
  readonly everCents: number;
}

/** Whoever leaves may take the whole balance along however small it is, and pays nothing for that. */
export function termsFor(terms: WithdrawalTerms, isClosing: boolean, withdrawableCents: number): WithdrawalTerms {
  const isRest = isClosing && withdrawableCents > 0 && withdrawableCents < terms.minCents;
  return isRest ? { ...terms, minCents: withdrawableCents, feeCents: 0 } : terms;
}

export const feeOf = ({ monthCount }: Asked, { freePerMonth, feeCents }: WithdrawalTerms) =>
  monthCount < freePerMonth ? 0 : feeCents;

export const leftToday = ({ todayCents }: Asked, { dayCents }: WithdrawalTerms) => Math.max(0, dayCents - todayCents);

export const needsId = ({ everCents }: Asked, amountCents: number, { idAboveCents }: WithdrawalTerms) =>
  everCents + amountCents > idAboveCents;

/** Why this amount cannot be withdrawn, in words; null when it can. */
export function problemWith(
  amountCents: number,
  withdrawableCents: number,
  asked: Asked,
  terms: WithdrawalTerms,
): string | null {
  if (amountCents < terms.minCents) return `Withdraw at least ${formatRand(terms.minCents)}.`;
  if (amountCents > withdrawableCents) return `You can withdraw ${formatRand(withdrawableCents)} now.`;
  const left = leftToday(asked, terms);
  return amountCents > left ? `You can withdraw ${formatRand(left)} more today.` : null;
}

/** Why somebody may not withdraw anything now, in words. */
export function blockOf(
  person: { readonly createdAt: Date; readonly emailVerifiedAt: Date | null },
  now: Date,
  { emailDays }: WithdrawalTerms,
): string {
  const late = now.getTime() - person.createdAt.getTime() > emailDays * dayMs;
  return late && !person.emailVerifiedAt ? 'Please confirm your email address first: see your profile.' : '';
}

export const numberOf = (id: number) => `WD${String(id).padStart(8, '0')}`;
export const maskedNumber = (tail: string) => `•••• ${tail}`;
