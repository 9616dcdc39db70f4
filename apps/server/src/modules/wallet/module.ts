import type { Module } from '../../platform/module.ts';
import { walletRoutes } from './routes.ts';

export const walletModule: Module = {
  name: 'wallet',
  routes: walletRoutes,
};
