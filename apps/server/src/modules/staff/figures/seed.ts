/** For those who build worlds: to have it counted at once. */
export { countFigures } from './job.ts';
