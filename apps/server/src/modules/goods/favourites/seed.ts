/** For those who build worlds: the demo, benches and tests. */
export { insertFavourites, type NewFavourite } from './store.ts';
