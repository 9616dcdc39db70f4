import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { personal } from './personal.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackModule: Module = { name: 'feedback', desk, personal, routes: feedbackRoutes };
