import * as access from '@sgb/contract/access.ts';
import { getBasicInfo, getLoginInfo, loginCheck, logout, setAvatar } from '@sgb/contract/identity.ts';
import { countOrders } from '@sgb/contract/orders.ts';
import { registerNew as registerNewCall } from '@sgb/contract/registration.ts';
import type { Http } from '../../platform/http/bind.ts';
import * as change from './change-service.ts';
import { sendMoneyCode } from './confirm.ts';
import * as forgot from './forgot-service.ts';
import { basicInfo, orderCounts } from './menu-service.ts';
import { type AfterRegistration, registerNew, registerSmsPin } from './register-service.ts';
import { changeAvatar, listSessions, logIn, loginInfo, logOut, signOutOthers } from './service.ts';
import type { AccountSources } from './sources.ts';

export function identityRoutes(http: Http, sources: AccountSources, afterRegistration: AfterRegistration): void {
  http.bind(loginCheck, (call, input) => logIn(call, input, sources));
  http.bind(logout, logOut);
  http.bind(getLoginInfo, (call) => loginInfo(call, sources));
  http.bind(getBasicInfo, (call) => basicInfo(call, sources));
  http.bind(countOrders, (call) => orderCounts(call, sources));
  http.bind(setAvatar, changeAvatar);
  http.bind(registerNewCall, (call, input) => registerNew(call, input, sources, afterRegistration));
  http.bind(access.registerSmsPin, registerSmsPin);
  http.bind(access.forgotSmsPin, forgot.forgotSmsPin);
  http.bind(access.forgotUpdatePassword, forgot.forgotUpdatePassword);
  http.bind(access.forgotSendEmailCode, forgot.forgotSendEmailCode);
  http.bind(access.forgotUpdateEmailCode, forgot.forgotUpdateEmailCode);
  http.bind(access.sendEmailVerification, change.sendEmailVerification);
  http.bind(access.updateEmail, change.updateEmail);
  http.bind(access.sendMobileCode, change.sendMobileCode);
  http.bind(access.updateMobile, change.updateMobile);
  http.bind(access.updateEmailRemind, change.updateEmailRemind);
  http.bind(access.updatePassword, change.updatePassword);
  http.bind(access.sendMoneyCode, sendMoneyCode);
  http.bind(access.listSessions, listSessions);
  http.bind(access.signOutOthers, signOutOthers);
}
