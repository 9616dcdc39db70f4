import type { Module } from '../../../platform/module.ts';
import { deliverMessageJob, type MessageNeeds } from './deliver.ts';
import { sweepMessagesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { messageRoutes } from './routes.ts';
import * as settings from './settings.ts';
import type { TextNeeds } from './text-desk.ts';
import { letterTexts } from './texts.ts';

export const messagesModule = (needs: MessageNeeds & TextNeeds): Module => ({
  name: 'messages',
  texts: letterTexts.list,
  personal,
  routes: (http) => messageRoutes(http, needs),
  jobs: [deliverMessageJob(needs), sweepMessagesJob],
  settings: Object.values(settings),
});
