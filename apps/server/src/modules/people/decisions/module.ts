import type { Module } from '../../../platform/module.ts';
import { decisionRoutes } from './routes.ts';
import type { DecisionNeeds } from './service.ts';
import * as settings from './settings.ts';

export const decisionsModule = (needs: DecisionNeeds): Module => ({
  name: 'decisions',
  routes: (http) => decisionRoutes(http, needs),
  settings: Object.values(settings),
});
