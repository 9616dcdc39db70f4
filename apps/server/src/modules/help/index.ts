export { ensureHelp } from './ensure.ts';
