export type { Drawings } from './draw.ts';
export { MemoryCache } from './memory.ts';
export { isPictureKey } from './rules.ts';
export { createPictureService, type PictureService } from './service.ts';
export { adoptPictures, drawnSource, joinedSource, supplierPictureSource } from './supplier-source.ts';
