import { getLoginInfo, loginCheck, logout, setAvatar } from '@sgb/contract/identity.ts';
import type { Http } from '../../platform/http/bind.ts';
import { changeAvatar, logIn, loginInfo, logOut } from './service.ts';

export function identityRoutes(http: Http): void {
  http.bind(loginCheck, logIn);
  http.bind(logout, logOut);
  http.bind(getLoginInfo, loginInfo);
  http.bind(setAvatar, changeAvatar);
}
