export { landedCentsPerPiece, type Piece } from './rules.ts';
