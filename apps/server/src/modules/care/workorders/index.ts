export { openCaseFor, openShortageCase } from './for-member.ts';
export { inDispute, openCasesOf } from './store.ts';
