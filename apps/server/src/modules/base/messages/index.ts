export type { Recipient } from './deliver.ts';
export { type Notice, notify, notifyMany } from './notify.ts';
export { countUnread, latestUnread } from './store.ts';
