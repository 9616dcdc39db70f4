/** For those who build worlds: the demo, benches and tests. */
export { hasMessages, readFirstMessages } from './store.ts';
