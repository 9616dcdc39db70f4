export { pictureRoutes } from './routes.ts';
export { createPictureService, type PictureService } from './service.ts';
