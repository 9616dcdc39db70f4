export { createSearchTasks } from './engine/tasks.ts';
export { vectorTable } from './store.ts';
