/** For those who build worlds: the demo, benches and tests. */
export { scanParcel } from './gate.ts';
export { giveUpUnknownJob, storageJob } from './jobs.ts';
export { ship } from './stock.ts';
export { insertGoods, insertWeighed } from './store.ts';
export { weigh } from './weigh.ts';
