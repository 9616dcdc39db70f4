export { saveFavourites } from './service.ts';
export { countFavourites } from './store.ts';
