export { splitOf } from './service.ts';
