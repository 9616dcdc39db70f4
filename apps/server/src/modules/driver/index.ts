export { demoDriverJob } from './jobs.ts';
export { driverRoutes } from './routes.ts';
export type { Photographer } from './step.ts';
