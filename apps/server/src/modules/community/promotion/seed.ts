/** For those who build worlds: the demo, benches and tests. */
export { saveTask } from './desk-store.ts';
export { joinedBy } from './links/joined.ts';
export { keepLink, writeVisits } from './links/link-store.ts';
export { payTaking } from './pay.ts';
export { freePlace, hasTasks, insertTaking, moveTaking, noteMove, takePlace } from './store.ts';
