export { sellerName } from './brand.ts';
export { countFailedLines } from './failed-lines.ts';
export { countDispatches } from './read.ts';
export { payWaiting } from './recharged.ts';
export { quotesOf } from './rules.ts';
export { isSentTo } from './store.ts';
