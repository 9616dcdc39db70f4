export { drawnPictures } from './open.ts';
export { isPictureKey } from './rules.ts';
export { createPictureService, type PictureService } from './service.ts';
export { adoptPictures, joinedSource, supplierPictureSource } from './supplier-source.ts';
