import { getActivity } from '@sgb/contract/activities.ts';
import { getShopInfo, listAds, listBanners } from '@sgb/contract/content.ts';
import type { Http } from '../../platform/http/bind.ts';
import { activityHead, type ContentNeeds, runningIn, shopInfo } from './service.ts';

export function contentRoutes(http: Http, needs: ContentNeeds): void {
  http.bind(getShopInfo, shopInfo(needs));
  http.bind(listBanners, (call) => runningIn(call, 'home'));
  http.bind(listAds, (call, { code }) => runningIn(call, code));
  http.bind(getActivity, activityHead);
}
