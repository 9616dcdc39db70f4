export { followAll } from './jobs.ts';
export { follow } from './travel.ts';
