import { defineChannel } from '../../../platform/db/bus.ts';

/** 'process room name,name': who looks at one thing in one process. */
export const lookingChannel = defineChannel('looking');
