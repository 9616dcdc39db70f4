/** For those who build worlds: the demo, benches and tests. */
export { askForEntry } from './manual.ts';
export { listedManuals } from './manual-store.ts';
