export { clearanceRoutes } from './routes.ts';
export { ensurePieces, type NewPiece } from './store.ts';
