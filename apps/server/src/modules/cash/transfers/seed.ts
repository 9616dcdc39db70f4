/** For those who build worlds: the demo, benches and tests. */
export { sendMoney } from './send.ts';
