import type { Module } from '../../../platform/module.ts';
import { deliverMessageJob, type MessageNeeds } from './deliver.ts';
import { sweepMessagesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { messageRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const messagesModule = (needs: MessageNeeds): Module => ({
  name: 'messages',
  personal,
  routes: (http) => messageRoutes(http, needs),
  jobs: [deliverMessageJob(needs), sweepMessagesJob],
  settings: Object.values(settings),
});
