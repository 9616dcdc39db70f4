/** For those who build worlds: the demo, benches and tests. */
export { approve, hideIt, refuseIt } from './desk.ts';
export { listPieces } from './price.ts';
export { takeBack } from './returns.ts';
export { payEarly, payOut, settleSales, shelfSales } from './sales.ts';
export { changeListing, coolingSales, listingById } from './store.ts';
