/** For those who build worlds: the demo, benches and tests. */
export { giveUp as giveUpParcel } from './cancel.ts';
export { deliverWithCode, handOverParcel } from './carrier-desk.ts';
export { codeOf, hurry, parcelsToDrive } from './carrier-drive.ts';
export { keepScan } from './carrier-store.ts';
export { make as makeParcel } from './create.ts';
export { dispatch } from './desk.ts';
export { moveParcel } from './move.ts';
export { pack, packIn as packParcel } from './pack.ts';
export { parcelMovers } from './rules.ts';
export { contentsOf, hasParcels, lockParcel, type ParcelRow, parcelById } from './store.ts';
