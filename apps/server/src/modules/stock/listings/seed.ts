/** For those who build worlds: the demo, benches and tests. */
export { paySalesJob } from './jobs.ts';
export { listPieces } from './price.ts';
export { payOut, salesChanged, shelfSales } from './sales.ts';
export { changeListing, listingOfShelf } from './store.ts';
