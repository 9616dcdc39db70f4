export { chinaPairs, pair as pairWithChina } from './store.ts';
