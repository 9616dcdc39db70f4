import type { QuoteLine, QuoteLineOf } from '@sgb/contract/pricing.ts';
import { type BasisPoints, share } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { tierDiscount } from './freight.ts';
import type { insuranceTerms, parcelServices } from './settings.ts';

export type ParcelService = SettingValue<typeof parcelServices>[number];

/** The services that were chosen, in the order in which we offer them; what nobody offers costs nothing. */
export function serviceLines(
  codes: readonly string[],
  pieces: number,
  offers: readonly ParcelService[],
): QuoteLineOf<'service'>[] {
  return offers
    .filter(({ code, when }) => when === 'sending' && codes.includes(code))
    .map(({ code, name, per, cents: eachCents }) => {
      const count = per === 'piece' ? pieces : 1;
      return { kind: 'service', cents: count * eachCents, code, name, per, count, eachCents };
    });
}

export function insuranceLine(
  goodsCents: number,
  freightCents: number,
  { basisPoints, minimumCents, capCents }: SettingValue<typeof insuranceTerms>,
): QuoteLineOf<'insurance'> {
  const value = goodsCents + freightCents;
  const coveredCents = Math.min(value, capCents);
  const premium = share(coveredCents, basisPoints);
  return {
    kind: 'insurance',
    cents: Math.max(premium, minimumCents),
    basisPoints,
    goodsCents,
    freightCents,
    coveredCents,
    capCents,
    minimumCents,
    by: premium < minimumCents ? 'minimum' : value > capCents ? 'cap' : 'share',
  };
}

/** A coupon for freight; what it takes off is the rule of coupons. */
export interface FreightCoupon {
  readonly id: number;
  readonly name: string;
  readonly takesOff: (freightCents: number) => number;
}

/** Coins that pay a part of the freight; how many may is the rule of S Coin. */
export type CoinWish = (freightCents: number) => { readonly coins: number; readonly cents: number };

/** What a parcel costs as a part of a group shipment. */
export interface RoundShare {
  readonly basisPoints: BasisPoints;
  /** The share of packing the one shipment, in place of packing the parcel, and what that costs in all. */
  readonly packingCents: number;
  readonly packingOfCents: number;
  /** The most that it may cost; null where nothing was promised. */
  readonly mostCents: number | null;
}

export interface Reductions {
  readonly round?: RoundShare | undefined;
  readonly discountBasisPoints?: BasisPoints;
  readonly coupon?: FreightCoupon | undefined;
  /** What was paid for packing it beforehand, when it is sent soon enough. */
  readonly rehearsalPaidCents?: number;
  readonly coins?: CoinWish | undefined;
}

/** Shipping together takes off more than the membership, or as much. */
function roundDiscount(freightCents: number, { discountBasisPoints = 0, round }: Reductions): QuoteLine | null {
  if (!round || round.basisPoints < discountBasisPoints) return null;
  const { basisPoints } = round;
  return { kind: 'roundDiscount', cents: -share(freightCents, basisPoints), basisPoints, ofCents: freightCents };
}

/** The charges of a line with a share of the shipment's packing in place of the parcel's own. */
export function chargesTogether(charges: readonly QuoteLine[], round: RoundShare | undefined): readonly QuoteLine[] {
  if (!round) return charges;
  const { packingCents: cents, packingOfCents: ofCents } = round;
  return charges.map((line) => (line.kind === 'packing' ? { kind: 'roundPacking', cents, ofCents } : line));
}

/** What the shop pays of these lines, so that they do not cost more than was promised. */
export function borneLines(lines: readonly QuoteLine[], round: RoundShare | undefined): QuoteLine[] {
  const mostCents = round?.mostCents ?? null;
  const ofCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return mostCents === null || ofCents <= mostCents
    ? []
    : [{ kind: 'roundBorne', cents: mostCents - ofCents, mostCents, ofCents }];
}

/** Membership or coupon: the better one, and of equals the membership, because a coupon can be kept. */
function discountLine(freightCents: number, { discountBasisPoints = 0, coupon }: Reductions): QuoteLine | null {
  const tier = tierDiscount(freightCents, discountBasisPoints);
  const byTier = tier ? -tier.cents : 0;
  const byCoupon = coupon ? Math.min(freightCents, coupon.takesOff(freightCents)) : 0;
  if (!coupon || byCoupon <= byTier) return tier;
  return {
    kind: 'freightCoupon',
    cents: -byCoupon,
    couponId: coupon.id,
    name: coupon.name,
    ofCents: freightCents,
    insteadOfCents: byTier,
  };
}

/** Everything that comes off the freight; each takes from what the one before left, and coins are the last. */
export function reductionLines(freightCents: number, reductions: Reductions): QuoteLine[] {
  const lines: QuoteLine[] = [];
  let left = freightCents;
  const take = (line: QuoteLine | null) => {
    if (!line || line.cents === 0) return;
    lines.push(line);
    left += line.cents;
  };
  take(roundDiscount(left, reductions) ?? discountLine(left, reductions));
  const paidCents = reductions.rehearsalPaidCents ?? 0;
  take({ kind: 'rehearsalCredit', cents: -Math.min(left, paidCents), paidCents, ofCents: left });
  const wished = reductions.coins?.(left);
  if (wished) take({ kind: 'coins', cents: -Math.min(left, wished.cents), coins: wished.coins, ofCents: left });
  return lines;
}
