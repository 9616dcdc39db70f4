export type { LooksAtPictures } from './describe.ts';
export { watchPictureIndex } from './figures.ts';
export { indexPicturesJob, indexPicturesOf, indexProductPicturesJob } from './jobs.ts';
