/** For those who build worlds: the demo, benches and tests. */
export { approve, hideIt, refuseIt } from './desk.ts';
export { listPieces } from './price.ts';
export { takeBack } from './returns.ts';
export { payOut, settleSales, shelfSales } from './sales.ts';
export { changeListing, listingById } from './store.ts';
