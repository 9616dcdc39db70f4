export { arrivalsBy } from './store.ts';
