export type { Piece } from './cargo.ts';
export { type Declared, goodsClassOf } from './duty.ts';
export { type ChinaFreight, chinaFreight, type ServiceFee, type SupplierFreight, serviceFee } from './fees.ts';
export {
  landedCost,
  landedHint,
  landedWays,
  memberPrices,
  type PriceRules,
  priceRules,
  stockCost,
} from './landed.ts';
export { type Offer, smallestOrder, unitFen } from './offer.ts';
