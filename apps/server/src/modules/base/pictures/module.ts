import type { Module } from '../../../platform/module.ts';
import { type Pictures, pictureRoutes } from './routes.ts';

export const picturesModule: Module<Pictures> = {
  name: 'pictures',
  routes: pictureRoutes,
};
