export { keepTrackingJob } from './jobs.ts';
export { trackingRoutes } from './routes.ts';
export { openRecorder } from './service.ts';
