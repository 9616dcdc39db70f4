/** For those who build worlds: the demo, benches and tests. */
export { askAgain, askForMoney } from './ask.ts';
export { beginWithdrawal, payWithdrawal, rejectWithdrawal, takeBackWithdrawal } from './move.ts';
