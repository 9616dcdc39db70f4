export { dropFiles, fileAddress, hashesOf, kindsOf, publishFiles, useFiles } from './files.ts';
export { dropBytesJob, sweepUploadsJob } from './jobs.ts';
export { uploadRoutes } from './routes.ts';
