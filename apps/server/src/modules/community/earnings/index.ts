export { worthChanged } from './earn.ts';
export { earnedByDay } from './statement-store.ts';
export { earnByTask } from './task.ts';
