import type { Module } from '../../platform/module.ts';
import { sweepChatEventsJob } from './jobs.ts';
import { chatRoutes } from './routes.ts';
import type { ChatNeeds } from './send.ts';

export const chatModule = (needs: ChatNeeds): Module => ({
  name: 'chat',
  routes: (http, app) => chatRoutes(http, app, needs),
  jobs: [sweepChatEventsJob],
});
