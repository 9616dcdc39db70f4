export type { ChatNeeds } from './send.ts';
export { answersOf } from './store.ts';
