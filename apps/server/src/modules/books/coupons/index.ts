export { couponAmounts, couponsTouched, withdrawCoupons } from './desk.ts';
export { ensureCoupons } from './ensure.ts';
export { captureCoupon, giveBackCoupon, grantCoupon, lockCoupon, useCoupon } from './life.ts';
export { welcomeCoupon } from './registered.ts';
export { proposed as couponsFor, returned } from './rules.ts';
export { couponSaving } from './saving.ts';
export { shownCoupon } from './service.ts';
export { type CouponRow, countUnused, couponFor, couponGivenFor, couponTemplatesOf, unusedOf } from './store.ts';
export { grantedPopup, inWords as couponInWords } from './words.ts';
