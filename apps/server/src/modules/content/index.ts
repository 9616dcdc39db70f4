export { ensureHelp } from './help/ensure.ts';
