export type { AfterStore, Sourcing } from './fetch.ts';
export { sweepShortLinksJob } from './jobs.ts';
export { freshen } from './refresh-service.ts';
export { sourcingRoutes } from './routes.ts';
export { demoOrderBook, tokenStore } from './store.ts';
