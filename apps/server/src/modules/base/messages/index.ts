export type { Recipient } from './deliver.ts';
export { type Notice, notify } from './notify.ts';
export { countUnread } from './store.ts';
