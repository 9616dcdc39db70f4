export { indexPicturesJob, indexProductPicturesJob } from './jobs.ts';
