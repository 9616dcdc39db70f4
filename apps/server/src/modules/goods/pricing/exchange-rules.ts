import { type BasisPoints, type Rate, share } from '@sgb/money/convert.ts';

/** What a yuan costs our shoppers: the market's rate and our margin. */
export function dailyRate(market: Rate, margin: BasisPoints): Rate {
  return market + share(market, margin);
}

/** Whether a rate moved further than rates do in a day: then somebody looks at it first. */
export function isLeap(before: Rate, after: Rate, most: BasisPoints): boolean {
  return Math.abs(after - before) * 10_000 > before * most;
}
