import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { personal } from './personal.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackTexts } from './texts.ts';

export const feedbackModule: Module = {
  name: 'feedback',
  texts: feedbackTexts.list,
  desk,
  personal,
  routes: feedbackRoutes,
};
