export { deliverMessageJob, type Recipient } from './deliver.ts';
export { sweepMessagesJob } from './jobs.ts';
export { type Notice, notify } from './notify.ts';
export { messageRoutes } from './routes.ts';
export { countUnread } from './store.ts';
