export type { AfterStore } from './fetch.ts';
export { sweepShortLinksJob } from './jobs.ts';
export { sourcingRoutes } from './routes.ts';
export { demoOrderBook, tokenStore } from './store.ts';
