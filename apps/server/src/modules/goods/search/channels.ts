import { defineChannel } from '../../../platform/db/bus.ts';

export const searchChannel = defineChannel('search');
