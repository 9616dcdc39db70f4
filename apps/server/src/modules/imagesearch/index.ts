export { indexPicturesJob, indexProductPicturesJob, sweepPicturesJob } from './jobs.ts';
export { imageSearchRoutes } from './routes.ts';

/** Loaded only by who asks for it: it brings the network with it. */
export const pictureLab = () => import('./engine/lab.ts');
