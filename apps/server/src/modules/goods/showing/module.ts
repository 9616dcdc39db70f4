import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { showingRoutes } from './routes.ts';

/** What staff decide about single goods: in which activities they take part, and whether they are shown. */
export const showingModule: Module = { name: 'showing', routes: showingRoutes, desk };
