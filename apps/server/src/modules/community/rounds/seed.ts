/** For those who build worlds: the demo, benches and tests. */
export { billParts } from './closing/bill.ts';
export { closeHeld } from './closing/close.ts';
export { makeParts } from './closing/make-parts.ts';
export { priced } from './price/priced-part.ts';
export { changePart, changeRound, insertRound, partsOf, recordMove, roundById, roundByKey, savePart } from './store.ts';
export { moveHeld } from './travel.ts';
