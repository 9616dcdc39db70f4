export type { Piece } from './cargo.ts';
export { goodsClassOf } from './duty.ts';
export { chinaFreight, serviceFee } from './fees.ts';
export { landedCost, landedHint, memberPrices, type PriceRules, priceRules, stockCost } from './landed.ts';
export { type Offer, smallestOrder, unitFen } from './offer.ts';
