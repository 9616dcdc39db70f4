import type { Module } from '../../../platform/module.ts';
import { localStockRoutes } from './routes.ts';
import { localDays } from './settings.ts';

export const localStockModule: Module = { name: 'localstock', routes: localStockRoutes, settings: [localDays] };
