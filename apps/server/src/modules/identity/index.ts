export { recipientOf } from './account-store.ts';
export { checkPassword, useMoneyCode } from './confirm.ts';
export { sweepSessionsJob } from './jobs.ts';
export {
  activeAccounts,
  endedVips,
  livingSessions,
  type Person,
  peopleById,
  setSuburb,
  setUserType,
  setVip,
  shopperByName,
} from './others-store.ts';
export { inviterOf } from './profile-store.ts';
export type { AfterRegistration } from './register-service.ts';
export { identityRoutes } from './routes.ts';
export { vipLevelOf } from './rules.ts';
export { sessionOf } from './service.ts';
export { type AccountSources, emptySources } from './sources.ts';
