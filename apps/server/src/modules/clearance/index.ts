export { addPiece, freeLapsedPieces, type PieceRow, reservePiece, sellPiece } from './store.ts';
