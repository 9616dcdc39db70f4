import * as access from './access.ts';
import * as businesses from './businesses.ts';
import * as clients from './clients.ts';
import * as contact from './contact.ts';
import * as decisions from './decisions.ts';
import type { Endpoint } from './endpoint.ts';
import * as identity from './identity.ts';
import * as membership from './membership.ts';
import * as profile from './profile.ts';
import * as registration from './registration.ts';

export const peopleEndpoints = [
  decisions.listDecisions,
  decisions.approveDecision,
  decisions.refuseDecision,
  businesses.listBusinesses,
  businesses.decideBusiness,
  businesses.allowLinks,
  businesses.changeContact,
  businesses.stopAccount,
  contact.getContactPerson,
  contact.listContactPeople,
  contact.saveContactPerson,
  identity.loginCheck,
  identity.logout,
  identity.getLoginInfo,
  identity.getBasicInfo,
  identity.setAvatar,
  registration.registerNew,
  access.registerSmsPin,
  access.forgotSmsPin,
  access.forgotUpdatePassword,
  access.forgotSendEmailCode,
  access.forgotUpdateEmailCode,
  access.sendEmailVerification,
  access.updateEmail,
  access.sendChangeCode,
  access.sendMobileCode,
  access.updateMobile,
  access.updateEmailRemind,
  access.updatePassword,
  access.sendMoneyCode,
  access.listSessions,
  access.signOutOthers,
  profile.getUserInfo,
  profile.updateUserInfo,
  profile.listInvited,
  clients.listAddressTypes,
  clients.listReceivers,
  clients.getReceiver,
  clients.saveReceiver,
  clients.deleteReceiver,
  clients.makeDefaultReceiver,
  clients.checkReceiverFile,
  clients.importReceivers,
  clients.searchPostcode,
  membership.getPriority,
  membership.getPriceInfo,
  membership.getPlans,
  membership.getVipInfo,
  membership.getCheckout,
  membership.describePlan,
  membership.payMembership,
  membership.cancelMembership,
  membership.getVipName,
] as const satisfies readonly Endpoint[];
