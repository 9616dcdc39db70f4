import type { Module } from '../../platform/module.ts';
import { estimatorRoutes } from './routes.ts';

export const estimatorModule: Module = {
  name: 'estimator',
  routes: estimatorRoutes,
};
