import { divideHalfUp } from '@sgb/money/convert.ts';

/** What of a price is VAT that it includes. */
export function vatWithin(cents: number, vatBasisPoints: number): number {
  return divideHalfUp(cents * vatBasisPoints, 10_000 + vatBasisPoints);
}
