export { openCaseFor } from './for-member.ts';
export { inDispute, openCasesOf } from './store.ts';
