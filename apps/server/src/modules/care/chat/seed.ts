/** For those who build worlds: the demo, benches and tests. */
export { holdTalk, holdTalkOf, messagesBefore } from './store.ts';
export { markRead, write } from './write.ts';
