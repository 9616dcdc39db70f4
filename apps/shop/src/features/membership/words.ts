import type { TierBenefits } from '@sgb/contract/membership.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';

export const monthWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

interface Row {
  readonly name: string;
  readonly of: (benefits: TierBenefits) => string;
}

/** What a comparison lists, in the order of what it is worth to most. */
export function rowsOf([first]: readonly TierBenefits[]): readonly Row[] {
  const upTo = formatRand(first?.upToCents ?? 0).replace(/\.00$/, '');
  return [
    { name: `Service fee up to ${upTo}`, of: ({ basisPoints }) => formatPercent(basisPoints) },
    { name: `Service fee above ${upTo}`, of: ({ aboveBasisPoints }) => formatPercent(aboveBasisPoints) },
    { name: 'Off your freight', of: ({ freightBasisPoints: off }) => (off > 0 ? formatPercent(off) : '–') },
    {
      name: 'Freight coupons a month',
      of: ({ coupons: { count, cents } }) => (count > 0 ? `${count} × ${formatRand(cents)}` : '–'),
    },
    { name: 'Free storage', of: ({ storageDays }) => `${storageDays} days` },
    { name: 'S Coin earned', of: ({ scoinPercent }) => `× ${scoinPercent / 100}` },
    { name: 'Extra photos a month', of: ({ photos }) => (photos > 0 ? String(photos) : '–') },
    { name: 'First answer of support', of: ({ answerHours }) => hours(answerHours) },
  ];
}

/** The few that a card has room for. */
export function highlights(benefits: TierBenefits): readonly string[] {
  const { basisPoints, freightBasisPoints, coupons, storageDays, scoinPercent } = benefits;
  return [
    `${formatPercent(basisPoints)} service fee`,
    `${formatPercent(freightBasisPoints)} off your freight`,
    `${coupons.count} × ${formatRand(coupons.cents)} freight coupon${coupons.count === 1 ? '' : 's'} a month`,
    `${storageDays} days free storage`,
    `× ${scoinPercent / 100} S Coin`,
  ];
}
