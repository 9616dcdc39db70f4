/** For those who build worlds: the demo, benches and tests. */

export { ledgerChecks, verifyBooks } from './checks.ts';
export { keepDays } from './days.ts';
