/** For those who build worlds: the demo, benches and tests. */
export { type FunnelRow, writeFunnel } from './funnel-store.ts';
