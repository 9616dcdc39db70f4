/** For those who build worlds: the demo, benches and tests. */
export { contactOf } from './rules.ts';
export { noId, sealedId } from './seal.ts';
export { hasReceivers, insertReceivers, type NewReceiver } from './store.ts';
