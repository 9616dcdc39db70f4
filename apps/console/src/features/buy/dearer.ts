import { formatPercent } from '@sgb/money/format.ts';

const mostBasisPoints = 10_000;

/** How much dearer something is, and what the shop has to take on itself so that it is bought all the same. */
export function dearerBy(chargedFen: number, askedFen: number) {
  const exact = ((askedFen - chargedFen) * 10_000) / Math.max(1, chargedFen);
  const basisPoints = Math.min(mostBasisPoints, Math.ceil(exact));
  return { percent: formatPercent(Math.round(exact)), basisPoints };
}
