import type { Module } from '../../../platform/module.ts';
import { savingChecks } from './checks.ts';
import { personal } from './personal.ts';
import { savingRoutes } from './routes.ts';
import type { SavingNeeds } from './service.ts';
import * as settings from './settings.ts';
import { savingTexts } from './texts.ts';

export const savingsModule = (needs: SavingNeeds): Module => ({
  name: 'savings',
  texts: savingTexts.list,
  personal,
  routes: (http) => savingRoutes(http, needs),
  checks: savingChecks,
  settings: Object.values(settings),
});
