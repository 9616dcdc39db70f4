import * as content from './content.ts';
import * as contentDesk from './content-desk.ts';
import type { Endpoint } from './endpoint.ts';
import * as help from './help.ts';
import * as messages from './messages.ts';
import * as outbox from './outbox.ts';
import * as tracking from './tracking.ts';
import * as uploads from './uploads.ts';

export const baseEndpoints = [
  content.getShopInfo,
  content.listAds,
  content.listBanners,
  help.listHelp,
  help.getHelpArticle,
  contentDesk.listDeskBanners,
  contentDesk.saveBanner,
  contentDesk.listDeskActivities,
  contentDesk.saveActivity,
  contentDesk.listDeskHelp,
  contentDesk.listHelpVersions,
  contentDesk.previewHelp,
  contentDesk.saveHelp,
  outbox.listOutbox,
  tracking.trackEvent,
  tracking.logEvent,
  tracking.trackExposure,
  tracking.trackFunnel,
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
