/** The parts of the picture thread, for benches that take it apart. */
export { indexWidth, perceiveProduct, perceiveWish } from './embed.ts';
export { VectorIndex, vectorSize } from './index-memory.ts';
export { lookSize, project } from './projection.ts';
