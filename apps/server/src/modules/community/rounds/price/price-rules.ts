import { type BasisPoints, share } from '@sgb/money/convert.ts';
import { prorate } from '@sgb/money/prorate.ts';

/** What a member puts into a round, as its price follows from it. */
export interface Part {
  readonly accountId: number;
  /** Of the member's own goods; at sea the weight that their room may hold. */
  readonly billableGrams: number;
  /** The line's list price for them. */
  readonly freightCents: number;
  /** What is not freight: oversize, storage, services. */
  readonly otherCents: number;
  /** Of the member's own membership. */
  readonly memberBasisPoints: BasisPoints;
  /** What they were shown when they joined; null for somebody who is only looking. */
  readonly shownCents: number | null;
}

export interface PriceTerms {
  readonly tiers: readonly { readonly fromGrams: number; readonly basisPoints: BasisPoints }[];
  readonly guaranteeBasisPoints: BasisPoints;
  /** Of the one shipment, however many share it. */
  readonly packingCents: number;
}

interface Share {
  readonly accountId: number;
  readonly freightCents: number;
  readonly otherCents: number;
  /** Whose discount it is: of the two the better one. */
  readonly by: 'round' | 'membership' | 'none';
  readonly discountCents: number;
  readonly packingCents: number;
  /** What we bear, because it would be dearer than what was shown allows. */
  readonly borneCents: number;
  readonly totalCents: number;
}

export interface PricedRound {
  readonly billableGrams: number;
  readonly basisPoints: BasisPoints;
  /** The next tier, and what is missing to it; null at the highest. */
  readonly next: {
    readonly fromGrams: number;
    readonly basisPoints: BasisPoints;
    readonly missingGrams: number;
  } | null;
  readonly shares: readonly Share[];
}

export function tierOf(grams: number, tiers: PriceTerms['tiers']): BasisPoints {
  return Math.max(0, ...tiers.filter(({ fromGrams }) => grams >= fromGrams).map(({ basisPoints }) => basisPoints));
}

function nextTier(grams: number, tiers: PriceTerms['tiers']): PricedRound['next'] {
  const [next] = tiers
    .filter(({ fromGrams }) => fromGrams > grams)
    .toSorted((one, other) => one.fromGrams - other.fromGrams);
  return next ? { ...next, missingGrams: next.fromGrams - grams } : null;
}

/** The most that somebody may be asked for who was shown this. */
export const guaranteed = (shownCents: number, basisPoints: BasisPoints): number =>
  shownCents + Math.floor((shownCents * basisPoints) / 10_000);

/**
 * What everybody in a round pays: rules, section 16. The discount follows from all of it together, the packing is
 * shared by weight to the cent, and whoever joined for less than it costs now pays what they were shown and a little more.
 */
export function priceRound(parts: readonly Part[], terms: PriceTerms): PricedRound {
  // Whatever the order in which people joined, the cents that do not divide fall to the same ones.
  const inOrder = parts.toSorted((one, other) => one.accountId - other.accountId);
  const billableGrams = inOrder.reduce((sum, part) => sum + part.billableGrams, 0);
  const basisPoints = tierOf(billableGrams, terms.tiers);
  const packing = prorate(
    inOrder.length > 0 ? terms.packingCents : 0,
    inOrder.map((part) => part.billableGrams),
  );
  const shares = inOrder.map((part, place) =>
    shareOf(part, basisPoints, packing[place] ?? 0, terms.guaranteeBasisPoints),
  );
  return { billableGrams, basisPoints, next: nextTier(billableGrams, terms.tiers), shares };
}

function shareOf(part: Part, tier: BasisPoints, packingCents: number, guaranteeBasisPoints: BasisPoints): Share {
  const { accountId, freightCents, otherCents, memberBasisPoints, shownCents } = part;
  const better = Math.max(tier, memberBasisPoints);
  const discountCents = share(freightCents, better);
  const price = freightCents - discountCents + otherCents + packingCents;
  const totalCents = shownCents === null ? price : Math.min(price, guaranteed(shownCents, guaranteeBasisPoints));
  return {
    accountId,
    freightCents,
    otherCents,
    by: discountCents === 0 ? 'none' : memberBasisPoints > tier ? 'membership' : 'round',
    discountCents,
    packingCents,
    borneCents: price - totalCents,
    totalCents,
  };
}

/** What more goods of somebody else's would take off everybody's price together, and off each one's. */
export function savedByAnother(
  parts: readonly Part[],
  grams: number,
  terms: PriceTerms,
): { readonly everyone: number; readonly each: ReadonlyMap<number, number> } {
  const open = parts.map((part) => ({ ...part, shownCents: null }));
  const other = {
    accountId: 0,
    billableGrams: grams,
    freightCents: 0,
    otherCents: 0,
    memberBasisPoints: 0,
    shownCents: null,
  };
  const then = new Map(priceRound([...open, other], terms).shares.map((share) => [share.accountId, share.totalCents]));
  const each = new Map(
    priceRound(open, terms).shares.map(({ accountId, totalCents }) => [
      accountId,
      totalCents - (then.get(accountId) ?? 0),
    ]),
  );
  return { everyone: [...each.values()].reduce((sum, cents) => sum + cents, 0), each };
}
