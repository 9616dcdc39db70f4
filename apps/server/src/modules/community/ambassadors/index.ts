export { asksForSuburb, bindMember } from './bind.ts';
export type { AmbassadorNeeds } from './needs.ts';
export { activeMembersOf, noteActive, pickupWordsOf, type Standing, standingOf } from './rounds.ts';
export { isPaying } from './rules.ts';
export { ledAt } from './store.ts';
