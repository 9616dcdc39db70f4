import type { Module } from '../../platform/module.ts';
import { contentRoutes } from './routes.ts';

export const contentModule: Module = {
  name: 'content',
  routes: contentRoutes,
};
