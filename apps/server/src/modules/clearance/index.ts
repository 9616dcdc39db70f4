export { clearanceRoutes } from './routes.ts';
export { ensurePieces, freeLapsedPieces, type NewPiece, type PieceRow, reservePiece, sellPiece } from './store.ts';
