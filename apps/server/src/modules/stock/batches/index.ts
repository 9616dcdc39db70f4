export { countUnderWay, shortLines } from './store.ts';
