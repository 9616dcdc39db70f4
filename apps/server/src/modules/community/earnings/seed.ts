/** For those who build worlds: the demo, benches and tests. */
export { earnBy, settleRefunds } from './earn.ts';
export { closeMonth } from './month.ts';
export { fillPurse } from './purse.ts';
