import * as access from '@sgb/contract/access.ts';
import {
  allowLinks,
  changeContact as changeContactCall,
  decideBusiness,
  listBusinesses,
  stopAccount as stopAccountCall,
} from '@sgb/contract/businesses.ts';
import { getBasicInfo, getLoginInfo, loginCheck, logout, setAvatar } from '@sgb/contract/identity.ts';
import { countOrders } from '@sgb/contract/orders.ts';
import { getUserInfo, listInvited, updateUserInfo } from '@sgb/contract/profile.ts';
import { registerNew as registerNewCall } from '@sgb/contract/registration.ts';
import * as staffAccess from '@sgb/contract/staff-access.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as business from './business/service.ts';
import * as change from './change-service.ts';
import { sendMoneyCode } from './confirm.ts';
import * as contact from './contact/service.ts';
import { changeContact } from './contact/staff-service.ts';
import { logInStaff } from './factor/login.ts';
import { resetFactor } from './factor/reset.ts';
import * as forgot from './forgot-service.ts';
import { basicInfo, orderCounts } from './menu-service.ts';
import type { IdentityNeeds } from './needs.ts';
import * as profile from './profile-service.ts';
import { registerNew, registerSmsPin } from './register-service.ts';
import {
  changeAvatar,
  endSession,
  listSessions,
  logIn,
  loginInfo,
  logOut,
  setUse1688Link,
  signOutOthers,
} from './service.ts';
import { stopAccount } from './stop-service.ts';

export function identityRoutes(http: Http, needs: IdentityNeeds): void {
  http.bind(loginCheck, (call, input) => logIn(call, input, needs));
  http.bind(logout, logOut);
  http.bind(getLoginInfo, (call) => loginInfo(call, needs));
  http.bind(getBasicInfo, (call) => basicInfo(call, needs));
  http.bind(countOrders, (call) => orderCounts(call, needs));
  http.bind(setAvatar, changeAvatar);
  http.bind(getUserInfo, profile.userInfo);
  http.bind(updateUserInfo, profile.changeUserInfo);
  http.bind(listInvited, profile.invitedPeople);
  http.bind(registerNewCall, (call, input) => registerNew(call, input, needs));
  http.bind(access.registerSmsPin, registerSmsPin);
  http.bind(access.forgotSmsPin, forgot.forgotSmsPin);
  http.bind(access.forgotUpdatePassword, forgot.forgotUpdatePassword);
  http.bind(access.forgotSendEmailCode, forgot.forgotSendEmailCode);
  http.bind(access.forgotUpdateEmailCode, forgot.forgotUpdateEmailCode);
  http.bind(access.sendEmailVerification, contact.sendEmailVerification);
  http.bind(access.updateEmail, contact.updateEmail);
  http.bind(access.sendChangeCode, contact.sendChangeCode);
  http.bind(access.sendMobileCode, contact.sendMobileCode);
  http.bind(access.updateMobile, contact.updateMobile);
  http.bind(access.updateEmailRemind, change.updateEmailRemind);
  http.bind(access.updatePassword, change.updatePassword);
  http.bind(access.sendMoneyCode, sendMoneyCode);
  http.bind(listBusinesses, business.businesses);
  http.bind(decideBusiness, business.decide);
  http.bind(allowLinks, setUse1688Link);
  http.bind(changeContactCall, changeContact);
  http.bind(stopAccountCall, stopAccount);
  http.bind(access.listSessions, listSessions);
  http.bind(access.signOutOthers, signOutOthers);
  http.bind(staffAccess.endSession, endSession);
  http.bind(staffAccess.staffLogin, (call, input) => logInStaff(call, input, needs));
  http.bind(staffAccess.resetFactor, resetFactor);
}
