/** For those who build worlds: the demo, benches and tests. */
export { scanParcel } from './gate.ts';
export { giveUpUnknownJob, storageJob } from './jobs.ts';
export { ship } from './stock.ts';
export { attach, enterArrival, insertGoods } from './store.ts';
export { weigh } from './weigh.ts';
