export { couponChecks } from './checks.ts';
export { couponAmounts, couponsTouched, withdrawCoupons } from './desk.ts';
export { ensureCoupons } from './ensure.ts';
export { remindCouponsJob } from './jobs.ts';
export { captureCoupon, giveBackCoupon, grantCoupon, lockCoupon, proposeCoupons, useCoupon } from './life.ts';
export { welcomeCoupon } from './registered.ts';
export { couponRoutes } from './routes.ts';
export { shownCoupon } from './service.ts';
export { countUnused, couponGivenFor, couponTemplatesOf, hasCoupons } from './store.ts';
