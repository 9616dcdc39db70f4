import type { Module } from '../../../platform/module.ts';
import { personal } from './personal.ts';
import { reviewRoutes } from './routes.ts';

export const reviewsModule: Module = { name: 'reviews', personal, routes: reviewRoutes };
