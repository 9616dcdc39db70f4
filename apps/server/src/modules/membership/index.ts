export { benefitsOf } from './benefits.ts';
export { membershipChecks } from './checks.ts';
export type { PopupDesk } from './desk.ts';
export { considerFreeUpgrade } from './give.ts';
export { expireMembershipsJob, memberCouponsJob, remindMembersJob } from './jobs.ts';
export { membershipRoutes } from './routes.ts';
export { membershipFees, membershipSaving } from './saving.ts';
export { freePhotosLeft, giveBackPhotos, membershipOf, useBenefit, useFreePhotos } from './uses.ts';
