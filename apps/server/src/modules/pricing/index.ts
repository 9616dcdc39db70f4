export { goodsClassOf } from './duty.ts';
export { landedCost, landedHint, type PriceRules, priceRules, stockCost } from './landed.ts';
export type { Piece } from './load.ts';
export { smallestOrder } from './offer.ts';
