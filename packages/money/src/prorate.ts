/**
 * Shares a whole amount by weights, in whole parts that add up to it: everybody gets their part rounded down, and what
 * is left goes one by one to those who lost most by it, the earlier first. Where nothing weighs anything, all are equal.
 * No part is above its weight as long as the amount is not above all of them together.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const by = sum > 0 ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = by.reduce((total, weight) => total + weight, 0n);
  if (whole === 0n) return [];
  const parts = by.map((weight, place) => {
    const product = BigInt(amount) * weight;
    return { place, part: Number(product / whole), lost: product % whole };
  });
  const left = amount - parts.reduce((total, { part }) => total + part, 0);
  const order = parts.toSorted((a, b) => (a.lost === b.lost ? a.place - b.place : a.lost > b.lost ? -1 : 1));
  const lucky = new Set(order.slice(0, left).map(({ place }) => place));
  return parts.map(({ part, place }) => part + (lucky.has(place) ? 1 : 0));
}
