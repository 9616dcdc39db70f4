import type { couponTemplates } from './tables.ts';

type NewTemplate = Omit<typeof couponTemplates.$inferInsert, 'id'>;

const off = (rand: number) => ({ amountCents: rand * 100, basisPoints: 0, capCents: 0 });
const part = (percent: number, capRand: number) => ({
  amountCents: 0,
  basisPoints: percent * 100,
  capCents: capRand * 100,
});
const from = (rand: number) => ({ minimumCents: rand * 100 });

/** The coupons that a new shop gives (rules, sections 1, 5, 13, 14, 15, 18 and 19). */
export const firstTemplates: readonly NewTemplate[] = [
  { key: 'signup', name: 'Welcome coupon', type: 1, ...off(20), ...from(100), lifeDays: 30 },
  { key: 'promotion.code', name: 'A friend’s code', type: 1, ...off(30), ...from(150), lifeDays: 30 },
  { key: 'apology.late', name: 'Sorry for the wait', type: 2, ...off(10), ...from(0), lifeDays: 90 },
  { key: 'apology.failed', name: 'Sorry it failed', type: 2, ...off(5), ...from(0), lifeDays: 90 },
  { key: 'apology.air', name: 'Sorry for the late parcel', type: 1, ...off(50), ...from(0), lifeDays: 180 },
  { key: 'member.silver', name: 'Silver freight coupon', type: 1, ...off(20), ...from(100), lifeDays: 31 },
  { key: 'member.golden', name: 'Golden freight coupon', type: 1, ...off(25), ...from(100), lifeDays: 31 },
  { key: 'member.platinum', name: 'Platinum freight coupon', type: 1, ...off(40), ...from(100), lifeDays: 31 },
  { key: 'scoin.10', name: 'S Coin freight coupon', type: 1, ...off(10), ...from(0), lifeDays: 90 },
  { key: 'scoin.27', name: 'S Coin freight coupon', type: 1, ...off(27), ...from(0), lifeDays: 90 },
  { key: 'scoin.60', name: 'S Coin freight coupon', type: 1, ...off(60), ...from(0), lifeDays: 90 },
  { key: 'snatch.freight', name: 'Freight treat', type: 1, ...off(30), ...from(150), lifeDays: 7 },
  { key: 'snatch.goods', name: 'Shopping treat', type: 2, ...part(5, 50), ...from(200), lifeDays: 7 },
  { key: 'snatch.china', name: 'From China treat', type: 3, ...off(25), ...from(400), lifeDays: 7 },
  { key: 'snatch.local', name: 'Local stock treat', type: 4, ...part(10, 40), ...from(150), lifeDays: 7 },
];

export interface SnatchOffer {
  readonly template: string;
  readonly hour: number;
  readonly stock: number;
}

export const firstOffers: readonly SnatchOffer[] = [
  { template: 'snatch.freight', hour: 10, stock: 50 },
  { template: 'snatch.goods', hour: 10, stock: 30 },
  { template: 'snatch.local', hour: 10, stock: 20 },
  { template: 'snatch.freight', hour: 20, stock: 50 },
  { template: 'snatch.china', hour: 20, stock: 30 },
  { template: 'snatch.goods', hour: 20, stock: 20 },
];
