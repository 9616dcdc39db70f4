/** For those who build worlds: the demo, benches and tests. */

export { beginBinding } from './binding-store.ts';
export { handOverJob } from './move.ts';
export { replaceAreas, savePerson, setContact } from './store.ts';
