export { loadOf, type Piece } from './cargo.ts';
export { cheapestParcels } from './combine.ts';
export { goodsClassOf } from './duty.ts';
export { dailyRate, isLeap } from './exchange-rules.ts';
export { type ChinaFreight, chinaFreight, type ServiceFee, type SupplierFreight, serviceFee } from './fees.ts';
export { freightQuote, wayOf } from './freight.ts';
export {
  hintQuantity,
  landedCost,
  landedHint,
  landedWays,
  memberPrices,
  type PriceRules,
  priceRules,
  stockCost,
} from './landed.ts';
export { deliveriesFor, localParcels, parcelDeliveries } from './last-mile.ts';
export { limitRefusals, limitsOf } from './limits.ts';
export { type Offer, smallestOrder, unitFen } from './offer.ts';
export {
  lineOptions,
  type ParcelGoods,
  type ParcelQuote,
  type ParcelRules,
  type ParcelWish,
  parcelQuote,
  parcelRules,
  serviceApart,
} from './parcel-quote.ts';
export { type DeliveryQuote, deliveryQuotes } from './stock-delivery.ts';
