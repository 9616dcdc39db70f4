import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import type { ShowingNeeds } from './needs.ts';
import { showingRoutes } from './routes.ts';

/** What staff decide about single goods: in which activities they take part, and whether they are shown. */
export const showingModule = (needs: ShowingNeeds): Module => ({ name: 'showing', routes: showingRoutes(needs), desk });
