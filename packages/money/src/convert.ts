/** Rand for one yuan in ten-thousandths: 26000 is 2.60. */
export type Rate = number;

/** Hundredths of a percent: 1000 is 10 %. */
export type BasisPoints = number;

/** Division that rounds half up, away from floating point: both sides are whole numbers. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor;
  return Math.floor(twice / (2 * divisor));
}

export function fenToCents(fen: number, rate: Rate): number {
  return divideHalfUp(fen * rate, 10_000);
}

/** The smallest amount of fen that is shown as at least this many cents; the inverse for price filters. */
export function centsToFen(cents: number, rate: Rate): number {
  return Math.ceil((cents * 10_000 - 5_000) / rate);
}

export function share(amount: number, basisPoints: BasisPoints): number {
  return divideHalfUp(amount * basisPoints, 10_000);
}

/** A share of what lies above an amount that costs nothing. */
export function shareAbove(amount: number, freeUpTo: number, basisPoints: BasisPoints): number {
  return share(Math.max(0, amount - freeUpTo), basisPoints);
}
