export type { LooksAtPictures } from './describe.ts';
export { indexPicturesJob, indexPicturesOf, indexProductPicturesJob } from './jobs.ts';
