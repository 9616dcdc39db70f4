export { indexPicturesJob, indexProductPicturesJob, sweepPicturesJob } from './jobs.ts';
export { imageSearchRoutes } from './routes.ts';
