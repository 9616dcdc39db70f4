import type { TierBenefits } from '@sgb/contract/membership.ts';
import { share } from '@sgb/money/convert.ts';

export interface Spend {
  readonly goodsCents: number;
  readonly freightCents: number;
}

function feeOf({ basisPoints, aboveBasisPoints, upToCents }: TierBenefits, goodsCents: number): number {
  const below = Math.min(goodsCents, upToCents);
  return share(below, basisPoints) + share(goodsCents - below, aboveBasisPoints);
}

/** What a tier saves in a month on so much of goods and freight. Of discount and coupons only the better one counts. */
export function monthlySaving(tier: TierBenefits, without: TierBenefits, { goodsCents, freightCents }: Spend): number {
  const fee = feeOf(without, goodsCents) - feeOf(tier, goodsCents);
  const discount = share(freightCents, tier.freightBasisPoints);
  const coupons = Math.min(tier.coupons.count * tier.coupons.cents, freightCents);
  return fee + Math.max(discount, coupons);
}
