import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { sweepCartsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { cartRoutes } from './routes.ts';
import type { CartNeeds } from './service.ts';
import * as settings from './settings.ts';

export const cartModule = (needs: CartNeeds): Module<App & Sourcing> => ({
  name: 'cart',
  personal,
  routes: (http, app) => cartRoutes(http, app, needs),
  jobs: [sweepCartsJob],
  settings: Object.values(settings),
});
