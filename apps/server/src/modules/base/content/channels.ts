import { defineChannel } from '../../../platform/db/bus.ts';

export const bannersChannel = defineChannel('banners');
export const activitiesChannel = defineChannel('activities');
export const helpChannel = defineChannel('help');
