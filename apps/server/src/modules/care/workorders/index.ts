export { inDispute, openCasesOf } from './store.ts';
