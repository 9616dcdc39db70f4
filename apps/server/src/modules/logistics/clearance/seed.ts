/** For those who build worlds: the demo, benches and tests. */
export { ensurePieces, type NewPiece } from './store.ts';
