export { worthChanged } from './earn.ts';
