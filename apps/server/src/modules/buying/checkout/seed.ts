/** For those who build worlds: the demo, benches and tests. */
export { rememberCheckout, rememberPaid } from './without-cart/remember.ts';
