/** For those who build worlds: the demo, benches and tests. */
export { bringOn } from './complete.ts';
export { buyTeam } from './jobs.ts';
export { rememberTeam } from './remember.ts';
export { hasOpenTeams, teamOfOrder } from './store.ts';
