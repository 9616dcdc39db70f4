export { couponChecks } from './checks.ts';
export { couponAmounts, couponsTouched, withdrawCoupons } from './desk.ts';
export { ensureCoupons, ensureOffers } from './ensure.ts';
export { remindCouponsJob } from './jobs.ts';
export { captureCoupon, giveBackCoupon, grantCoupon, lockCoupon, proposeCoupons, useCoupon } from './life.ts';
export { welcomeCoupon } from './registered.ts';
export { couponRoutes } from './routes.ts';
export { proposed as couponsFor, returned } from './rules.ts';
export { couponSaving } from './saving.ts';
export { shownCoupon } from './service.ts';
export {
  type CouponRow,
  countUnused,
  couponFor,
  couponGivenFor,
  couponTemplatesOf,
  hasCoupons,
  unusedOf,
} from './store.ts';
