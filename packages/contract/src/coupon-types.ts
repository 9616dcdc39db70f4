/** Product document, section 9: what a coupon takes something off. */
export const couponTypes = { transportation: 1, purchase: 2, cnPurchase: 3, saPurchase: 4 } as const;
export type CouponType = (typeof couponTypes)[keyof typeof couponTypes];
export const allCouponTypes = Object.values(couponTypes);

export const couponStatuses = { unused: 1, locked: 2, used: 3, expired: 4 } as const;
export type CouponStatus = (typeof couponStatuses)[keyof typeof couponStatuses];
export const allCouponStatuses = Object.values(couponStatuses);

/** What happened to a coupon, in the order of its life. */
export const couponTransitions = ['granted', 'locked', 'used', 'returned'] as const;
export type CouponMove = (typeof couponTransitions)[number];

/** Where a coupon is used: freight coupons with a parcel, the others in the cart that they are good for. */
export function couponUseHref(type: CouponType): string {
  if (type === couponTypes.transportation) return '/deliveryorder/combine';
  return type === couponTypes.saPurchase ? '/shoporder/cart?market=1' : '/shoporder/cart';
}

/** When it can be used, where that is not now. */
export const couponUseWords = (type: CouponType): string =>
  type === couponTypes.transportation ? 'You use it when you ship goods from our China warehouse.' : '';
