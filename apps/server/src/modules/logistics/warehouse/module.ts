import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import type { LocalNeeds, WarehouseNeeds } from './gate.ts';
import { giveUpUnknownJob, storageJob, unweighedJob } from './jobs.ts';
import { warehouseRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { warehouseTexts } from './texts.ts';

export const warehouseModule = (needs: WarehouseNeeds & LocalNeeds): Module => ({
  name: 'warehouse',
  texts: warehouseTexts.list,
  desk,
  routes: (http) => warehouseRoutes(http, needs),
  jobs: [storageJob, unweighedJob, giveUpUnknownJob],
  settings: Object.values(settings),
});
