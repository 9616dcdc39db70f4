export type { LooksAtPictures } from './follow.ts';
export { indexPicturesJob, indexPicturesOf, indexProductPicturesJob } from './jobs.ts';
