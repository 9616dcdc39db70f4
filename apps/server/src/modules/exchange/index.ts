export { dailyRateJob } from './jobs.ts';
export { exchangeRoutes } from './routes.ts';
