export { stockCounts } from './figures.ts';
export { moveAllPieces, movePieces } from './move.ts';
export { moveWithin } from './move-within.ts';
export type { StockNeeds } from './needs.ts';
export {
  changeShelf,
  type Line as PieceLine,
  type NewShelf,
  openShelf,
  type ShelfRow,
  sellerOf,
  shelfBySku as shelfOf,
  shelvesById,
  shelvesLocked,
  shelvesOfSkus as shelvesOf,
} from './store.ts';
export { cardsOf as shelfCardsOf } from './view.ts';
