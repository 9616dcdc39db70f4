import * as content from './content.ts';
import * as contentDesk from './content-desk.ts';
import type { Endpoint } from './endpoint.ts';
import { getFunnel } from './figures-desk.ts';
import * as help from './help.ts';
import * as home from './home.ts';
import * as messages from './messages.ts';
import * as outbox from './outbox.ts';
import * as textDesk from './text-desk.ts';
import * as tracking from './tracking.ts';
import * as uploads from './uploads.ts';

export const baseEndpoints = [
  content.getShopInfo,
  content.listAds,
  content.listBanners,
  help.listHelp,
  help.getHelpArticle,
  home.getHomeRows,
  home.getDeskHome,
  home.saveHome,
  contentDesk.listDeskBanners,
  contentDesk.saveBanner,
  contentDesk.listDeskActivities,
  contentDesk.saveActivity,
  contentDesk.listDeskHelp,
  contentDesk.listHelpVersions,
  contentDesk.previewHelp,
  contentDesk.saveHelp,
  textDesk.listTexts,
  textDesk.getText,
  textDesk.saveText,
  outbox.listOutbox,
  tracking.trackEvent,
  tracking.logEvent,
  tracking.trackExposure,
  tracking.trackFunnel,
  getFunnel,
  uploads.beginUpload,
  uploads.sendChunk,
  uploads.removeUpload,
  uploads.listUploads,
  messages.listMessages,
  messages.listRecords,
  messages.getMessage,
  messages.readMessage,
  messages.readAllMessages,
  messages.countUnread,
  messages.getPreferences,
  messages.savePreferences,
] as const satisfies readonly Endpoint[];
