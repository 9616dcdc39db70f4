import { getActivity } from '@sgb/contract/activities.ts';
import { getShopInfo, listBanners } from '@sgb/contract/content.ts';
import type { Http } from '../../platform/http/bind.ts';
import { activityHead, runningBanners, shopInfo } from './service.ts';

export function contentRoutes(http: Http): void {
  http.bind(getShopInfo, shopInfo);
  http.bind(listBanners, runningBanners);
  http.bind(getActivity, activityHead);
}
