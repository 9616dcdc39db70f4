export { book } from './book.ts';
export { cameIn } from './came-in.ts';
export { captureHold, captureHolds, placeHold, releaseHold, releaseHolds } from './hold.ts';
export { linesOf, type StatementLine } from './lines.ts';
export { changeByMonth } from './month-sums.ts';
export { reverse } from './reverse.ts';
export { type Balances, balance, spendable, spendableOf } from './rules.ts';
export { balancesOf, nextEntryId, spendableBalance } from './store.ts';
