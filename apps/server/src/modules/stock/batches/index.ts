export { countUnderWay } from './store.ts';
