import type { StockFigures } from '@sgb/contract/stock-up.ts';

export const figures: StockFigures = {
  seller: true,
  may: true,
  stockPurchase: 1,
  stockShelves: 28,
  stockShip: 0,
  pending: 0,
  fail: 0,
  minimumCents: 200_000,
  storage: { freeDays: 30, cubicMetreDayCents: 800, owedCents: 0, closesAt: '', closed: false },
  fetching: { cents: 500, grams: 10_000 },
  selling: { feeBasisPoints: 800, pickCents: 1_200 },
};
