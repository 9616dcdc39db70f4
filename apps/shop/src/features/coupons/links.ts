import { type CouponType, couponTypes } from '@sgb/contract/coupon-types.ts';

/** Where a coupon is used: freight coupons with a parcel, the others in the cart. */
export function hrefOfUse(type: CouponType): string {
  return type === couponTypes.transportation ? '/deliveryorder/2/index' : '/shoporder/cart';
}
