export { openCaseFor, openShortageCase } from './for-member.ts';
export { caseById, casesOfOrders, countProposals, inDispute, openCasesOf, waitingProposals } from './store.ts';
