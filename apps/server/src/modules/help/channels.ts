import { defineChannel } from '../../platform/db/bus.ts';

export const helpChannel = defineChannel('help');
