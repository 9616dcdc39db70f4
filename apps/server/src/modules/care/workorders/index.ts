export { openCaseFor, openShortageCase } from './for-member.ts';
export { caseById, casesOfOrders, inDispute, openCasesOf } from './store.ts';
