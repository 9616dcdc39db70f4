export { accountByInvite, invoicedTo, recipientsOf } from './account-store.ts';
export { accountsNamed, countPeople, type Sought } from './audience-store.ts';
export {
  type Closing,
  closedBefore,
  closingOf,
  closingsDue,
  listClosings,
  lockClosing,
  setClosingAsked,
  setPapersGone,
} from './closing-store.ts';
export { checkPassword, useMoneyCode } from './confirm.ts';
export type { ContactDesk } from './desk.ts';
export { invitationOf, inviteCodeOf, openedOnDeviceOf, whoMayEarn } from './earner-store.ts';
export { maskedEmail, maskedMobile } from './masked.ts';
export {
  activeAccounts,
  endedVips,
  livingSessions,
  membersAmong,
  membersOfAll,
  type Person,
  peopleById,
  setCustomerType,
  setSuburb,
  setUserType,
  setVip,
  shopperByName,
  staffIn,
  tiersAt,
} from './others-store.ts';
export { businessOf, inviterOf, standingOf } from './profile-store.ts';
export { vipLevelOf } from './rules.ts';
export { openSeen } from './see-as.ts';
export { nameOf, noteWrite, sessionOf } from './service.ts';
export { countAdmins, giveRole, holdByName, listStaff, staffNamed } from './staff-store.ts';
