/** For those who build worlds: the demo, benches and tests. */
export { buyMembership } from './buy.ts';
export { cancelMembership } from './cancel.ts';
export { remindMember } from './jobs.ts';
