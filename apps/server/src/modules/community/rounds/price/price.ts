import { share } from '@sgb/money/convert.ts';
import type { At } from '../../../../platform/at.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { freightParcel } from '../../../goods/pricing/settings.ts';
import type { ParcelEstimate } from '../../../logistics/parcels/index.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { roundTerms } from '../settings.ts';
import type { PartRow, RoundRow } from '../store.ts';
import { guaranteed, type Part, type PricedRound, type PriceTerms, priceRound } from './price-rules.ts';

export function priceTermsOf(settings: Settings): PriceTerms {
  const { tiers, guaranteeBasisPoints } = settings.get(roundTerms);
  return { tiers, guaranteeBasisPoints, packingCents: settings.get(freightParcel).packingFeeCents };
}

/** What a quote of a part says beside what shipping together changes. */
export function figuresOf(estimate: ParcelEstimate, { settings }: At) {
  const { quote, rules } = estimate.quoted;
  const freight = quote.lines.find(({ kind }) => kind === 'airFreight' || kind === 'seaFreight');
  const reductions = ['roundDiscount', 'freightDiscount', 'roundBorne', 'roundPacking', 'packing'];
  const other = quote.lines.filter((line) => line !== freight && !reductions.includes(line.kind));
  const memberBasisPoints = benefitsOf(estimate.facts.vipLevel, settings).freightBasisPoints;
  const billableGrams =
    freight?.kind === 'airFreight'
      ? freight.billableGrams
      : freight?.kind === 'seaFreight'
        ? // The weight that its room may hold.
          freight.billableLitres * freight.kilogramsPerCubicMetre
        : 0;
  const freightCents = quote.freightCents;
  const otherCents = other.reduce((sum, { cents }) => sum + cents, 0);
  return {
    grams: estimate.load.grams,
    cubicCentimetres: estimate.load.cubicCentimetres,
    orderCount: estimate.contents.length,
    billableGrams,
    freightCents,
    otherCents,
    memberBasisPoints,
    aloneCents: freightCents - share(freightCents, memberBasisPoints) + otherCents + rules.parcel.packingFeeCents,
  };
}

/** A part as its price follows from it. */
export const pricedPart = (row: Omit<Part, 'shownCents'> & { readonly shownCents: number | null }): Part => ({
  accountId: row.accountId,
  billableGrams: row.billableGrams,
  freightCents: row.freightCents,
  otherCents: row.otherCents,
  memberBasisPoints: row.memberBasisPoints,
  shownCents: row.shownCents,
});

/** Those who have something in it, or whose parcel goes with it. */
export const partsIn = <Part extends Pick<PartRow, 'state'>>(parts: readonly Part[]): Part[] =>
  parts.filter(({ state }) => state !== 'dropped' && state !== 'left');

/** What everybody pays as things are now. */
export const priceNow = (parts: readonly PartRow[], terms: PriceTerms): PricedRound =>
  priceRound(partsIn(parts).map(pricedPart), terms);

export const mostOf = ({ shownCents }: Pick<PartRow, 'shownCents'>, { guaranteeBasisPoints }: PriceTerms): number =>
  guaranteed(shownCents, guaranteeBasisPoints);

/** How a parcel of this round is priced before it closes: only what it weighs is asked for. */
export const openShare = (round: Pick<RoundRow, 'id' | 'leaderId'>) => ({
  id: round.id,
  leaderId: round.leaderId,
  basisPoints: 0,
  packingCents: 0,
  packingOfCents: 0,
  mostCents: null,
  billed: false,
});
