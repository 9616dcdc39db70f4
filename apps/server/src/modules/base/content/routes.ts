import { getActivity } from '@sgb/contract/activities.ts';
import { getShopInfo, listAds, listBanners } from '@sgb/contract/content.ts';
import * as deskCalls from '@sgb/contract/content-desk.ts';
import { getHelpArticle, listHelp } from '@sgb/contract/help.ts';
import * as homeCalls from '@sgb/contract/home.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as desk from './desk.ts';
import * as helpDesk from './help/desk.ts';
import { fillerOf, type HelpNeeds } from './help/fill.ts';
import { helpArticle, helpList } from './help/service.ts';
import * as home from './home.ts';
import { activityHead, type ContentNeeds, runningIn, shopInfo } from './service.ts';

export function contentRoutes(http: Http, needs: ContentNeeds & HelpNeeds & helpDesk.HelpDeskNeeds): void {
  http.bind(getShopInfo, shopInfo(needs));
  http.bind(listBanners, (call) => runningIn(call, 'home'));
  http.bind(listAds, (call, { code }) => runningIn(call, code));
  http.bind(getActivity, activityHead);
  const filled = fillerOf(needs);
  http.bind(listHelp, helpList(filled));
  http.bind(getHelpArticle, helpArticle(filled));
  http.bind(homeCalls.getHomeRows, home.rowsOfHome);
  http.bind(homeCalls.getDeskHome, home.deskHome);
  http.bind(homeCalls.saveHome, home.saveHome);
  http.bind(deskCalls.listDeskBanners, desk.listBanners);
  http.bind(deskCalls.saveBanner, desk.saveBanner);
  http.bind(deskCalls.listDeskActivities, desk.listActivities);
  http.bind(deskCalls.saveActivity, desk.saveActivity);
  http.bind(deskCalls.listDeskHelp, helpDesk.list);
  http.bind(deskCalls.listHelpVersions, helpDesk.versions(needs));
  http.bind(deskCalls.previewHelp, helpDesk.preview(filled));
  http.bind(deskCalls.saveHelp, helpDesk.save);
}
