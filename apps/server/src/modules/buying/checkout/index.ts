export { bulkQuotes, buyBulk, priceOfBulk } from './bulk.ts';
export { cancel as cancelUnpaid } from './cancel.ts';
export { payAfterRecharge } from './jobs.ts';
export { waitingForRecharge } from './open.ts';
export { giveBackPrepaid, orderPrepaid, type Prepaid, priceOfPrepaid, setAside } from './prepaid.ts';
export { bulkFreightFen } from './quotes.ts';
export { reopen } from './reopen.ts';
export { buySingle, priceOfSingle, type SingleSale } from './single.ts';
export { countOpen, type Numbers, nextNumbers } from './store.ts';
