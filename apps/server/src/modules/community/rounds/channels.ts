import { defineChannel } from '../../../platform/db/bus.ts';

/** Says the number of a round in which something has changed. */
export const roundChannel = defineChannel('round');
