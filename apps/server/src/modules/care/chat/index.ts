export type { ChatNeeds } from './send.ts';
