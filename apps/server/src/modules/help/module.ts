import type { Module } from '../../platform/module.ts';
import { helpRoutes } from './routes.ts';

export const helpModule: Module = {
  name: 'help',
  routes: helpRoutes,
};
