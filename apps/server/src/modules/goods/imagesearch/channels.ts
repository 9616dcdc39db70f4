import { defineChannel } from '../../../platform/db/bus.ts';

export const imageIndexChannel = defineChannel('imageindex');
