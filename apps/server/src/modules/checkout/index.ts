export { cancel as cancelUnpaid } from './cancel.ts';
export { payAfterRecharge } from './jobs.ts';
export { reopen } from './reopen.ts';
export { countOpen } from './store.ts';
