export { asksForSuburb, bindMember } from './bind.ts';
export type { AmbassadorNeeds } from './needs.ts';
export { isPausedBy, noteActive } from './rounds.ts';
export { isPaying } from './rules.ts';
export { ledAt } from './store.ts';
