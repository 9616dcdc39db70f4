import type { Module } from '../../platform/module.ts';
import type { HelpNeeds } from './fill.ts';
import { helpRoutes } from './routes.ts';

export const helpModule = (needs: HelpNeeds): Module => ({
  name: 'help',
  routes: (http) => helpRoutes(http, needs),
});
