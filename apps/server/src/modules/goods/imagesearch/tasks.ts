export { createSearchTasks } from './engine/tasks.ts';
export { vectorsAfter } from './store.ts';
