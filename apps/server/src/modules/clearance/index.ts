export { clearanceRoutes } from './routes.ts';
export {
  addPiece,
  ensurePieces,
  freeLapsedPieces,
  type NewPiece,
  type PieceRow,
  reservePiece,
  sellPiece,
} from './store.ts';
