import type { Module } from '../../platform/module.ts';
import { clearanceRoutes } from './routes.ts';

export const clearanceModule: Module = {
  name: 'clearance',
  routes: clearanceRoutes,
};
