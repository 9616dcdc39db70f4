/** What builds worlds uses of the chat. */
export { holdTalk, holdTalkOf, messagesBefore } from './store.ts';
export { markRead, write } from './write.ts';
