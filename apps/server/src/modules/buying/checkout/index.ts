export { cancel as cancelUnpaid } from './cancel.ts';
export { payAfterRecharge } from './jobs.ts';
export { waitingForRecharge } from './open.ts';
export { reopen } from './reopen.ts';
export { buySingle, priceOfSingle, type SingleSale } from './single.ts';
export { countOpen } from './store.ts';
