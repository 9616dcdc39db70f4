import { getActivity } from '@sgb/contract/activities.ts';
import { getShopInfo, listAds, listBanners } from '@sgb/contract/content.ts';
import { getHelpArticle, listHelp } from '@sgb/contract/help.ts';
import type { Http } from '../../platform/http/bind.ts';
import { helpArticle, helpList } from './help/service.ts';
import { activityHead, runningIn, shopInfo } from './service.ts';

export function contentRoutes(http: Http): void {
  http.bind(getShopInfo, shopInfo);
  http.bind(listBanners, (call) => runningIn(call, 'home'));
  http.bind(listAds, (call, { code }) => runningIn(call, code));
  http.bind(getActivity, activityHead);
  http.bind(listHelp, helpList);
  http.bind(getHelpArticle, helpArticle);
}
