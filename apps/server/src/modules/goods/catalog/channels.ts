import { defineChannel } from '../../../platform/db/bus.ts';

export const categoriesChannel = defineChannel('categories');
export const showcasesChannel = defineChannel('showcases');
