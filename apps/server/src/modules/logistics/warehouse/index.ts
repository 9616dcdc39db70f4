export type { LocalNeeds, WarehouseNeeds } from './gate.ts';
export { arrivalOf, freeDaysOf, waybillsOf } from './look.ts';
export { type RoundGoods, roundGoods } from './round-goods.ts';
export { type Stored, storageFee, storageState } from './rules.ts';
export { abandonedGoods, addExtension, clearGoods, divideGoods, lockGoods, noticesOf, shelvePiece } from './shelf.ts';
export { type OnShelf, shelvedSource, shelvesOf, shelvesWith } from './shelves.ts';
export { goodsOf, type StoredRow, shelvedGoods } from './store.ts';
export { attachToUnknown, heldUnknown, type UnknownArrival, unknownArrivals, unknownText } from './unknown.ts';
