import type { MatchKind } from '@sgb/contract/recharge-desk.ts';
import { addHours, addMinutes, daysBetween, shopDay } from '@sgb/contract/time.ts';
import { shareAbove } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import type { shopWorkingTime } from '../../base/content/settings.ts';
import type { rechargeBonus, rechargeFee, rechargeReview } from './settings.ts';

/** The check digit of Luhn for digits that it will stand behind. */
function luhnDigit(digits: string): string {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** What a shopper writes into every payment to our bank account: the same for life. */
export function referenceOf(accountId: number): string {
  const digits = String(accountId).padStart(7, '0');
  return `S${digits}${luhnDigit(digits)}`;
}

/** The accounts whose references stand in a text, written as people write them: 's 0001-2344'. */
export function accountsIn(text: string): number[] {
  const found = new Set<number>();
  for (const [, digits = ''] of text.toUpperCase().matchAll(/S((?:[\s.-]*\d){8})(?![\s.-]*\d)/g)) {
    const plain = digits.replaceAll(/\D/g, '');
    if (luhnDigit(plain.slice(0, 7)) === plain[7] && Number(plain.slice(0, 7)) > 0)
      found.add(Number(plain.slice(0, 7)));
  }
  return [...found];
}

/** How many signs must be changed, added or left out to make one text the other; a swap of neighbours is one. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const above = rows[row - 1] as number[];
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        best = Math.min(best, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    rows.push(current);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const mostSlips = 2;

/** Whether a reference stands in a text with a slip or two. */
export function nearlyIn(text: string, reference: string): boolean {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  for (let length = reference.length - 1; length <= reference.length + 1; length++) {
    for (let start = 0; start + length <= plain.length; start++) {
      const part = plain.slice(start, start + length);
      // Nine digits of an account number resemble many references; an S or its look-alike must be there.
      if (/^[S5$]?\d/.test(part) && distance(part, reference) <= mostSlips) return true;
    }
  }
  return false;
}

export interface StatementLine {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
  readonly accountId: number | null;
}

export interface Claim {
  readonly accountId: number;
  readonly amountCents: number;
  readonly paidOn: string;
  readonly payer: string;
}

/** Weekends and holidays lie between paying and arriving. */
const mostDays = 7;
const fewDays = 3;

const wordsOf = (text: string) => text.toUpperCase().match(/[A-Z]{3,}/g) ?? [];

/** How a line of the statement and a claim fit together; null when they do not. */
export function matchOf(line: StatementLine, claim: Claim): MatchKind | null {
  const days = Math.abs(daysBetween(line.bookedOn, claim.paidOn));
  if (days > mostDays) return null;
  const sameAmount = line.amountCents === claim.amountCents;
  if (line.accountId === claim.accountId) return sameAmount ? 'exact' : 'amountDiffers';
  // It names somebody else.
  if (line.accountId !== null || !sameAmount) return null;
  if (nearlyIn(line.text, referenceOf(claim.accountId))) return 'nearReference';
  if (days > fewDays) return null;
  const words = new Set(wordsOf(line.text));
  return wordsOf(claim.payer).some((word) => words.has(word)) ? 'payer' : 'amountAndDate';
}

/** The fee comes on top, for what lies above the amount that we bear it for; rounded half up. */
export function feeOf(amountCents: number, terms: SettingValue<typeof rechargeFee>): number {
  return shareAbove(amountCents, terms.freeUpToCents, terms.basisPoints);
}

export function bonusOf(amountCents: number, campaign: SettingValue<typeof rechargeBonus>): number {
  return campaign.on && amountCents >= campaign.fromCents ? campaign.bonusCents : 0;
}

/** What is wrong with the day of a payment, in words; null when nothing is. */
export function dayFault(paidOn: string, now: Date, mostDaysBack: number): string | null {
  const today = shopDay(now);
  if (paidOn > today) return 'This day is still to come.';
  if (daysBetween(paidOn, today) > mostDaysBack)
    return `Payments older than ${mostDaysBack} days need our help: please contact us.`;
  return null;
}

const pauses = [2, 3, 5, 10, 15, 30];

/** When to ask the gateway again: soon at first, later hourly; hourly as well while it looks into the payment. */
export function nextCheck(checks: number, investigated: boolean, now: Date): Date {
  const minutes = investigated ? 60 : (pauses[checks] ?? 60);
  return addMinutes(now, minutes);
}

type ReviewTerms = SettingValue<typeof rechargeReview>;

/** Until when a line of the statement that carries a reference is settled: it says by itself whose money it is. */
export function lineDue(
  importedAt: Date,
  { referenceWorkingHours }: ReviewTerms,
  workingTime: SettingValue<typeof shopWorkingTime>,
): Date {
  return addWorkingHours(workingTime, importedAt, referenceWorkingHours);
}

/** A claim that was sent before this moment has waited for too long, whatever the statement says. */
export function claimsLateBefore(now: Date, { claimHours }: ReviewTerms): Date {
  return addHours(now, -claimHours);
}
