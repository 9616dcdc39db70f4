/** For those who build worlds: the demo, benches and tests. */
export { keepPicture } from './keep.ts';
