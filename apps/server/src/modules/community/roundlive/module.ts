import type { Module } from '../../../platform/module.ts';
import { type Addressed, roundLiveRoutes } from './routes.ts';

export const roundLiveModule: Module<Addressed> = {
  name: 'roundlive',
  routes: roundLiveRoutes,
};
