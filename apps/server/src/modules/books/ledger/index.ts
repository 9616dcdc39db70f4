export { book } from './book.ts';
export { cameIn } from './came-in.ts';
export { liabilitiesByDay } from './days.ts';
export {
  entryChain,
  type FoundEntry,
  findEntries,
  type Repayment,
  repayments,
  tillSums,
} from './desk-store.ts';
export { givenBack, givenBackSums } from './given-back.ts';
export { captureHold, captureHolds, placeHold, releaseHold, releaseHolds } from './hold.ts';
export { placeHolds } from './hold-many.ts';
export { lookAtBooks } from './jobs.ts';
export { linesOf, type StatementLine } from './lines.ts';
export { changeByMonth } from './month-sums.ts';
export {
  closedSums,
  closeMonth,
  closings,
  endOfMonthNamed,
  firstMonth,
  holdMonths,
  listedChecks,
  startOfMonthNamed,
} from './months.ts';
export { reverse } from './reverse.ts';
export { type Balances, balance, type Place, spendable, spendableOf } from './rules.ts';
export { balancesOf, changesOf, nextEntryId, postingsOf, spendableBalance } from './store.ts';
