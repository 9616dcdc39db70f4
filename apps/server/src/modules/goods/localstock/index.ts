export { pair as pairWithChina } from './store.ts';
