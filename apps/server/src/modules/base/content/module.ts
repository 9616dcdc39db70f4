import type { Module } from '../../../platform/module.ts';
import type { HelpDeskNeeds } from './help/desk.ts';
import type { HelpNeeds } from './help/fill.ts';
import { contentRoutes } from './routes.ts';
import type { ContentNeeds } from './service.ts';
import * as settings from './settings.ts';

const own = Object.values(settings);

export const contentModule = (needs: ContentNeeds & HelpNeeds & HelpDeskNeeds): Module => ({
  name: 'content',
  // Its own are known to help texts, too.
  routes: (http) => contentRoutes(http, { ...needs, settings: [...needs.settings, ...own] }),
  settings: own,
});
