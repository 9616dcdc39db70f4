import { balance, isBalance, type Place, type Posting, type SettledPosting, type Till } from './rules.ts';
import type { BookedPosting, Returned } from './store.ts';

/** What to give back: so much of what went into a till (or came out of the till that is named), of one thing, or of both. */
export interface RefundPart {
  readonly till?: Till;
  readonly item?: string;
  readonly amount: number;
}

export interface Undoing {
  readonly postings: readonly (Posting & Pick<SettledPosting, 'undoes'>)[];
  readonly returns: readonly Returned[];
}

/** Money that was frozen on its way goes back to the balance that it was frozen from. */
function backTo({ from, origin }: BookedPosting): Place {
  return origin && isBalance(from) ? balance(from.owner, origin) : from;
}

/** The rest of a hold that was captured in part: nobody was paid with it. */
function wentHome({ from, origin }: BookedPosting): boolean {
  return isBalance(from) && (from.book === 'frozen' || from.book === 'scoin.frozen') && origin === undefined;
}

/**
 * The reverse order of use: what was taken last is given back first, so that a bonus, which is spent first, comes back
 * last. Without parts, all that is left. Null when that is more than is left.
 */
export function undoing(all: readonly BookedPosting[], parts?: readonly RefundPart[]): Undoing | null {
  const booked = all.filter((posting) => !wentHome(posting));
  const left = new Map(booked.map((posting) => [posting.position, posting.amount - posting.returned]));
  const taken = new Map<number, number>();
  const backwards = booked.toReversed();
  const take = (fits: (posting: BookedPosting) => boolean, wanted: number) => {
    let open = wanted;
    for (const posting of backwards) {
      if (open === 0) break;
      if (!fits(posting)) continue;
      const amount = Math.min(open, left.get(posting.position) ?? 0);
      if (amount === 0) continue;
      open -= amount;
      left.set(posting.position, (left.get(posting.position) ?? 0) - amount);
      taken.set(posting.position, (taken.get(posting.position) ?? 0) + amount);
    }
    return open === 0;
  };
  if (parts) {
    for (const { till, item, amount } of parts) {
      const fits = ({ from, to, ...posting }: BookedPosting) =>
        (till === undefined ? !isBalance(to) : to === till || from === till) &&
        (item === undefined || posting.item === item);
      if (!take(fits, amount)) return null;
    }
  } else {
    for (const { position } of booked) take((each) => each.position === position, left.get(position) ?? 0);
  }
  const used = backwards.filter(({ position }) => taken.has(position));
  if (used.length === 0) return null;
  return {
    postings: used.map((posting) => ({
      from: posting.to,
      to: backTo(posting),
      amount: taken.get(posting.position) ?? 0,
      item: posting.item,
      undoes: posting.position,
    })),
    returns: used.map(({ position, amount }) => ({ position, amount, returned: taken.get(position) ?? 0 })),
  };
}
