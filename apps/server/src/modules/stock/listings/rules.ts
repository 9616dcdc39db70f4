import { type ListingState, listingStates, type SaleState } from '@sgb/contract/listing-rules.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';
import { formatRand } from '@sgb/money/format.ts';

const { waiting, live, hidden, ended } = listingStates;

/** The most that a piece may cost; what cost nothing to bring here counts as a cent. */
export const mostCents = (landedCents: number, mostTimesCost: number): number =>
  Math.min(Math.max(1, landedCents) * mostTimesCost, 100_000_000);

/** Why a piece cannot be sold at a price, or undefined. */
export function priceFault(priceCents: number, maxCents: number): string | undefined {
  if (priceCents <= 0) return 'A price is more than R 0.00.';
  if (priceCents > maxCents) return `That is too much for it: ${formatRand(maxCents)} a piece at most.`;
  return undefined;
}

export interface Wished {
  /** Undefined: nothing of this shelf was ever listed. */
  readonly state: ListingState | undefined;
  /** Whether staff have approved something of this seller. */
  readonly approved: boolean;
  /** For sale now, and from now on. */
  readonly stock: number;
  readonly quantity: number;
  readonly samePrice: boolean;
}

/** What a listing is at when its seller wants so many for sale; undefined where that is not theirs to say. */
export function stateAfter({ state, approved, stock, quantity, samePrice }: Wished): ListingState | undefined {
  // What we have hidden can only be taken off.
  if (state === hidden) return quantity <= stock && samePrice ? hidden : undefined;
  if (quantity === 0) return state === undefined ? undefined : ended;
  return approved ? live : waiting;
}

/** What refunds have left of the goods of an order: coupons are ours, so that the part counts of what was paid with money. */
export const keptOf = (goodsCents: number, cashCents: number, returnedCents: number): number =>
  cashCents === 0 ? goodsCents : divideHalfUp(goodsCents * Math.max(0, cashCents - returnedCents), cashCents);

interface Sold {
  readonly keptCents: number;
  readonly signedAt: Date | null;
  readonly paidAt: Date | null;
}

export function saleStateOf({ keptCents, signedAt, paidAt }: Sold): SaleState {
  if (keptCents === 0) return 'refunded';
  if (paidAt) return 'paid';
  return signedAt ? 'pending' : 'sent';
}
