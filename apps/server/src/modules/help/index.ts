export { ensureHelp } from './ensure.ts';
export type { HelpNeeds } from './fill.ts';
