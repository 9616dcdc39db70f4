/** For those who build worlds: the demo, benches and tests. */
export { draw, keepDrawn, keepPicture } from './keep.ts';
