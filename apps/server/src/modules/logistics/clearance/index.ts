export { addPiece } from './store.ts';
