export { doneWithEntries } from './store.ts';
