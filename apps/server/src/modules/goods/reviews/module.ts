import type { Module } from '../../../platform/module.ts';
import { personal } from './personal.ts';
import { reviewRoutes } from './routes.ts';
import { reviewTexts } from './texts.ts';

export const reviewsModule: Module = { name: 'reviews', texts: reviewTexts.list, personal, routes: reviewRoutes };
