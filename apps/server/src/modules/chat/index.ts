export { sweepChatEventsJob } from './jobs.ts';
export { chatRoutes } from './routes.ts';
export type { ChatNeeds } from './send.ts';
