/** For those who build worlds: the demo, benches and tests. */
export { billParts } from './bill.ts';
export { closeHeld } from './close.ts';
export { makeParts } from './make-parts.ts';
export { priced } from './priced-part.ts';
export { changePart, changeRound, insertRound, partsOf, recordMove, roundById, roundByKey, savePart } from './store.ts';
export { moveHeld } from './travel.ts';
