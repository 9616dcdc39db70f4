/** For those who build worlds: the demo, benches and tests. */
export { replaceAreas, savePerson } from './store.ts';
