import type { Module } from '../../../platform/module.ts';
import { personal } from './personal.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackModule: Module = { name: 'feedback', personal, routes: feedbackRoutes };
