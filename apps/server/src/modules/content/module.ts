import type { Module } from '../../platform/module.ts';
import { contentRoutes } from './routes.ts';
import type { ContentNeeds } from './service.ts';
import * as settings from './settings.ts';

export const contentModule = (needs: ContentNeeds): Module => ({
  name: 'content',
  routes: (http) => contentRoutes(http, needs),
  settings: Object.values(settings),
});
