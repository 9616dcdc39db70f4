export { storageChecks } from './checks.ts';
export { type AutoShip, autopilotJob } from './jobs.ts';
export { storageRoutes } from './routes.ts';
