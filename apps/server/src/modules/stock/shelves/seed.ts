export { insertSeller, sellerOf } from './store.ts';
