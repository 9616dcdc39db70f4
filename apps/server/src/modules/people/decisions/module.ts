import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { personal } from './personal.ts';
import { decisionRoutes } from './routes.ts';
import type { DecisionNeeds } from './service.ts';
import * as settings from './settings.ts';

export const decisionsModule = (needs: DecisionNeeds): Module => ({
  name: 'decisions',
  desk,
  routes: (http) => decisionRoutes(http, needs),
  personal,
  settings: Object.values(settings),
});
