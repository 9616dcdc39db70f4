/** The parts of the search by picture, for benches that take it apart. */
export { prepare } from './decode.ts';
export { indexWidth, perceiveProduct, perceiveWish } from './embed.ts';
export { VectorIndex, vectorOf } from './index-memory.ts';
export { openPictureIndex } from './picture-index.ts';
export { project } from './projection.ts';
export { layoutSize, lookSize } from './vector.ts';
