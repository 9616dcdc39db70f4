import { getActivity } from '@sgb/contract/activities.ts';
import { getShopInfo, listAds, listBanners } from '@sgb/contract/content.ts';
import { getHelpArticle, listHelp } from '@sgb/contract/help.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { fillerOf, type HelpNeeds } from './help/fill.ts';
import { helpArticle, helpList } from './help/service.ts';
import { activityHead, type ContentNeeds, runningIn, shopInfo } from './service.ts';

export function contentRoutes(http: Http, needs: ContentNeeds & HelpNeeds): void {
  http.bind(getShopInfo, shopInfo(needs));
  http.bind(listBanners, (call) => runningIn(call, 'home'));
  http.bind(listAds, (call, { code }) => runningIn(call, code));
  http.bind(getActivity, activityHead);
  const filled = fillerOf(needs);
  http.bind(listHelp, helpList(filled));
  http.bind(getHelpArticle, helpArticle(filled));
}
