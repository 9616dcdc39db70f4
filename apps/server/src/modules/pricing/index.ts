export type { Piece } from './cargo.ts';
export { goodsClassOf } from './duty.ts';
export { landedCost, landedHint, memberPrices, type PriceRules, priceRules, stockCost } from './landed.ts';
export { smallestOrder } from './offer.ts';
