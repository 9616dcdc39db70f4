import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';

type Terms = Omit<ShipPreview['insurance'], 'chosen' | 'cents' | 'coverCents'>;

/** What an insurance is good for, and what a parcel is worth without one. */
export function insuranceWords(terms: Terms): string {
  const { delayDays, delayBasisPoints, lostCentsPerKilogram, lostMostCents, claimHours } = terms;
  return [
    `Covers loss, damage, missing goods and seizure, and gives ${formatPercent(delayBasisPoints)} of the freight back when air takes over ${delayDays} days.`,
    `Tell us within ${claimHours} hours of the delivery.`,
    `Without it a lost parcel is worth ${formatRand(lostCentsPerKilogram)} a kilogram, ${formatRand(lostMostCents)} at most.`,
  ].join(' ');
}
