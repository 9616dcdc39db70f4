export { flashAmong, flashPage } from './flash-store.ts';
