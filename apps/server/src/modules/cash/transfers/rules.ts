import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { transfersTerms } from './settings.ts';

export type TransferTerms = SettingValue<typeof transfersTerms>;

/** What somebody sent since midnight. */
export interface SentToday {
  readonly cents: number;
  /** Those between an ambassador and a member are not counted. */
  readonly count: number;
}

export interface Sender {
  readonly createdAt: Date;
  readonly inDispute: boolean;
}

/** Why somebody may not send anything now, in words. */
export function blockOf({ createdAt, inDispute }: Sender, now: Date, { accountDays }: TransferTerms): string {
  if (inDispute) return 'You can send money again once your open after-sale cases are closed.';
  const from = addDays(createdAt, accountDays);
  return from > now ? `Accounts can send money from ${accountDays} days after they were opened.` : '';
}

export function leftToday({ cents, count }: SentToday, { dayCents, dayCount }: TransferTerms) {
  return { cents: Math.max(0, dayCents - cents), count: Math.max(0, dayCount - count) };
}

/** Why this amount cannot be sent, in words; null when it can. */
export function problemWith(
  amountCents: number,
  today: SentToday,
  ownMember: boolean,
  terms: TransferTerms,
): { readonly field: 'amountCents' | null; readonly message: string } | null {
  const { minCents, maxCents } = terms;
  if (amountCents < minCents || amountCents > maxCents) {
    const message = `Send between ${formatRand(minCents)} and ${formatRand(maxCents)} at a time.`;
    return { field: 'amountCents', message };
  }
  const left = leftToday(today, terms);
  if (left.count === 0 && !ownMember) {
    return { field: null, message: `You have sent money ${terms.dayCount} times today, which is the most.` };
  }
  if (amountCents > left.cents) {
    const message = `You can send ${formatRand(left.cents)} more today.`;
    return { field: 'amountCents', message };
  }
  return null;
}

/** 'Th***** D.': enough to know whom one means, not enough to learn who has a number. */
export function maskedName(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): string {
  const shown = person.firstName || person.username;
  const letters = [...shown];
  const kept = letters.length > 3 ? 2 : 1;
  const hidden = letters.slice(0, kept).join('') + '*'.repeat(Math.max(3, letters.length - kept));
  const [initial] = person.firstName ? [...person.lastName] : [];
  return initial ? `${hidden} ${initial}.` : hidden;
}

export const numberOf = (id: number) => `TR${String(id).padStart(8, '0')}`;
