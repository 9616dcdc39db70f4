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
