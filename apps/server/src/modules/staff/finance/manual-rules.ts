import { manualBalances } from '@sgb/contract/manual-entries.ts';
import { shopDay } from '@sgb/contract/time.ts';

export interface Side {
  readonly username: string;
  readonly book: string;
}

interface Wish {
  readonly from: Side;
  readonly to: Side;
  readonly day?: string | undefined;
}

export const numberOf = (id: number): string => `ME${String(id).padStart(7, '0')}`;
export const subjectOf = (id: number): string => `entry ${numberOf(id)}`;

const isBalance = (book: string) => (manualBalances as readonly string[]).includes(book);
const isOne = (one: Side, other: Side) =>
  one.book === other.book && one.username.toLowerCase() === other.username.toLowerCase();

/** Why this is nothing to book, in words for whoever asks; undefined where it is. */
export function faultOf({ from, to, day }: Wish, now: Date): string | undefined {
  for (const { username, book } of [from, to]) {
    if (isBalance(book) && username === '') return 'Say whose balance it is.';
    if (!isBalance(book) && username !== '') return `${book} is ours, and nobody’s balance.`;
  }
  if (isOne(from, to)) return 'Both sides are the same place.';
  if (day === undefined) return undefined;
  if (isBalance(from.book) || isBalance(to.book)) return 'A shopper’s balance changes today, on no other day.';
  return day > shopDay(now) ? 'That day has not come.' : undefined;
}

/** Whether a day lies in a month whose books are closed; months are closed in order. */
export const isClosed = (day: string, lastClosed: string | undefined): boolean =>
  lastClosed !== undefined && day.slice(0, 7) <= lastClosed;
