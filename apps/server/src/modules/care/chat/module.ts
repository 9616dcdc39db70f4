import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { sweepChatEventsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { chatRoutes } from './routes.ts';
import type { ChatNeeds } from './send.ts';
import * as settings from './settings.ts';

export const chatModule = (needs: ChatNeeds): Module => ({
  name: 'chat',
  personal,
  desk,
  routes: (http, app) => chatRoutes(http, app, needs),
  jobs: [sweepChatEventsJob],
  settings: Object.values(settings),
});
