import type { OutputOf } from '@sgb/contract/client.ts';
import { type BasisPoints, fenToCents, type Rate, share } from '@sgb/money/convert.ts';

export type Rates = OutputOf<'GET /api/staff/exchange/rates'>;
export type Which = 'rate' | 'market';

/** 'R 2.6000' for a yuan. */
export const rateWords = (rate: Rate): string => `R ${(rate / 10_000).toFixed(4)}`;

/** What somebody typed as rand for a yuan, in ten-thousandths; undefined where it is none. */
export function rateIn(text: string): Rate | undefined {
  const match = /^\s*(\d{1,2})(?:[.,](\d{1,4}))?\s*$/.exec(text);
  return match ? Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')) : undefined;
}

export const isRate = (rate: Rate | undefined): rate is Rate => rate !== undefined && rate >= 5_000 && rate <= 100_000;

/** What shoppers would pay by it: our rate as it is, the market's with our margin. */
export const ourRate = (which: Which, rate: Rate, margin: BasisPoints): Rate =>
  which === 'rate' ? rate : rate + share(rate, margin);

const yuan = [10, 100, 1_000];

/** Goods of so many yuan, in cents of rand before and after. */
export const examplesOf = (before: Rate, after: Rate) =>
  yuan.map((price) => ({
    yuan: price,
    before: fenToCents(price * 100, before),
    after: fenToCents(price * 100, after),
  }));
