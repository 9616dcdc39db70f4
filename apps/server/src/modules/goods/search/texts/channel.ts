import { defineChannel } from '../../../../platform/db/bus.ts';

export const textChannel = defineChannel('texts');
