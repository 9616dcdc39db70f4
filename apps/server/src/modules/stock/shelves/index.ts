export { stockCounts } from './figures.ts';
export { moveAllPieces, movePieces } from './move.ts';
export { moveWithin } from './move-within.ts';
export type { StockNeeds } from './needs.ts';
export {
  changeShelf,
  openShelf,
  type ShelfRow,
  sellerOf,
  shelfBySku as shelfOf,
  shelvesOfSkus as shelvesOf,
} from './store.ts';
