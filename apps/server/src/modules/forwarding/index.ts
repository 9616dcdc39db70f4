export { expireDeclaredJob } from './jobs.ts';
export { forwardersOf } from './match.ts';
export { forwardingRoutes } from './routes.ts';
