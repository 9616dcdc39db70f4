export { stockCounts } from './figures.ts';
export { linesOnShelves } from './floor.ts';
export { piecesByAge } from './lots.ts';
export { moveAllPieces, movePieces } from './move.ts';
export { moveWithin } from './move-within.ts';
export type { StockNeeds } from './needs.ts';
export {
  changeShelf,
  openShelf,
  placeShelf,
  type ShelfRow,
  sellerOf,
  shelfBySku as shelfOf,
  shelvesById,
  shelvesOfSkus as shelvesOf,
  shelvesTitled,
} from './store.ts';
