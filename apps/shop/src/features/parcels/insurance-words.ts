import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import { type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';

type Terms = Omit<ShipPreview['insurance'], 'chosen' | 'cents' | 'coverCents'>;

/** What an insurance is good for, and what a parcel is worth without one. */
export function insuranceWords(terms: Terms, way: TransportWay): string {
  const { delayDays, delayBasisPoints, lostCentsPerKilogram, lostMostCents, claimHours } = terms;
  const late = `, and gives ${formatPercent(delayBasisPoints)} of the freight back when it takes more than ${delayDays} days`;
  return [
    // Only flights are insured against being late.
    `Covers loss, damage, missing goods and seizure${way === transportWays.air ? late : ''}.`,
    `Tell us within ${claimHours} hours of the delivery.`,
    `Without it a lost parcel is worth ${formatRand(lostCentsPerKilogram)} a kilogram, ${formatRand(lostMostCents)} at most.`,
  ].join(' ');
}
