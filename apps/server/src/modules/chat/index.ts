export { demoAnswerJob } from './demo-job.ts';
export { sweepChatEventsJob } from './jobs.ts';
export { chatRoutes } from './routes.ts';
export { holdTalkOf } from './store.ts';
export { markRead, write } from './write.ts';
