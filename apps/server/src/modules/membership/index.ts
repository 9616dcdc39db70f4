export { type Benefits, benefitsOf } from './benefits.ts';
export { buyMembership } from './buy.ts';
export { cancelMembership } from './cancel.ts';
export { membershipChecks } from './checks.ts';
export type { PopupDesk } from './desk.ts';
export { considerFreeUpgrade } from './give.ts';
export { expireMembershipsJob, memberCouponsJob, remindMember, remindMembersJob } from './jobs.ts';
export { membershipRoutes } from './routes.ts';
export { membershipOf, useBenefit, usedThisMonth } from './uses.ts';
