import { defineChannel } from '../../../platform/db/bus.ts';

export const chatChannel = defineChannel('chat');
