/** Selling from one's shelf in the shop, as plain data: what a listing can be at, and what of a price is the seller's. */

export const listingStates = { waiting: 10, live: 20, refused: 30, hidden: 40, ended: 50 } as const;
export type ListingState = (typeof listingStates)[keyof typeof listingStates];
export const listingStateIds = Object.values(listingStates);

export const listingStateNames: Readonly<Record<ListingState, string>> = {
  10: 'Waiting for approval',
  20: 'For sale',
  30: 'Not approved',
  40: 'Hidden by us',
  50: 'Taken off',
};

export const listingNumber = (id: number): string => `SL${String(id).padStart(8, '0')}`;

/** What a sale can be at. */
export const saleStates = ['sent', 'pending', 'paid', 'refunded'] as const;
export type SaleState = (typeof saleStates)[number];

export const saleStateNames: Readonly<Record<SaleState, string>> = {
  sent: 'On the way to the buyer',
  pending: 'Signed for, cooling off',
  paid: 'Paid out to you',
  refunded: 'Refunded to the buyer',
};

export interface SellingTerms {
  /** Our part of the price. */
  readonly feeBasisPoints: number;
  /** Picking and packing a piece. */
  readonly pickCents: number;
  /** From this price on a piece is delivered for nothing, and that is what the courier costs. */
  readonly freeFromCents: number;
  readonly courierCents: number;
}

const share = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000);

/** What of delivering a piece its seller pays: packing, and the courier where the buyer does not. */
export const deliveryPart = (priceCents: number, terms: SellingTerms): number =>
  terms.pickCents + (priceCents >= terms.freeFromCents ? terms.courierCents : 0);

/** What the seller gets of a sale: the goods that the buyer keeps, without our part and that of the delivery. */
export function sellerCents(keptCents: number, feeBasisPoints: number, deliveryCents: number): number {
  return keptCents === 0 ? 0 : Math.max(0, keptCents - share(keptCents, feeBasisPoints) - deliveryCents);
}

/** One piece at a price, part by part. */
export function breakdownOf(priceCents: number, landedCents: number, terms: SellingTerms) {
  const deliveryCents = deliveryPart(priceCents, terms);
  const getCents = sellerCents(priceCents, terms.feeBasisPoints, deliveryCents);
  return {
    feeCents: share(priceCents, terms.feeBasisPoints),
    deliveryCents,
    getCents,
    profitCents: getCents - landedCents,
  };
}
