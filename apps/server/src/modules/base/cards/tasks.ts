export { cardTasks } from './draw.ts';
