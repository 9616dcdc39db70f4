/** For those who build worlds: the demo, benches and tests. */
export { approve, hideIt, refuseIt, takeBack } from './desk.ts';
export { listPieces } from './price.ts';
export { payOut, settleSales, shelfSales } from './sales.ts';
export { changeListing, listingById } from './store.ts';
