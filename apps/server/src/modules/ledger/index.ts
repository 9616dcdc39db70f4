export { book } from './book.ts';
export { type BooksCheck, ledgerChecks, verifyBooks } from './checks.ts';
export { captureHold, placeHold, releaseHold } from './hold.ts';
export { booksJob, expireHoldsJob } from './jobs.ts';
export { linesOf, type StatementLine } from './lines.ts';
export { reverse } from './reverse.ts';
export { purse, spendable } from './rules.ts';
export { type StatementWish, statementOf, statementTotals } from './statement-store.ts';
export { balancesOf } from './store.ts';
