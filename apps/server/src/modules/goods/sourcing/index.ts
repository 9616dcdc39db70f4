export type { Sourcing } from './fetch.ts';
export { rereadWish } from './jobs.ts';
export { freshen } from './refresh-service.ts';
export { demoOrderBook, tokenStore } from './store.ts';
