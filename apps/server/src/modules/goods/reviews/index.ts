export { nameOf, writeReviews } from './write.ts';
