import type { Module } from '../../../platform/module.ts';
import { reviewRoutes } from './routes.ts';

export const reviewsModule: Module = { name: 'reviews', routes: reviewRoutes };
