import { z } from 'zod';
import { defineSetting } from '../../platform/settings/define.ts';

const basisPoints = z.int().min(0).max(10_000);

/** Rand for one yuan in ten-thousandths. */
export const exchangeRate = defineSetting('exchange.rate', z.int().min(5_000).max(100_000), 26_000);

/** What the market says, in the same measure; the rate of the day is made of it at 09:00. */
export const exchangeMarket = defineSetting('exchange.market', z.int().min(5_000).max(100_000), 25_243);

export const exchangeTerms = defineSetting(
  'exchange.terms',
  z.object({ marginBasisPoints: basisPoints, mostChangeBasisPoints: basisPoints }),
  { marginBasisPoints: 300, mostChangeBasisPoints: 500 },
);
