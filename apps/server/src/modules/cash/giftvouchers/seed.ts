/** For those who build worlds: the demo, benches and tests. */
export { buyVoucher } from './buy.ts';
export { takeBack } from './end.ts';
export { giftVouchersTerms } from './settings.ts';
export { vouchersOf } from './store.ts';
