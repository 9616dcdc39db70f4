export { createDrawTasks, type Drawings } from './draw.ts';
