/** For those who build worlds: the demo, benches and tests. */
export type { Offer } from './offer.ts';
export { countReminder, hasPopups } from './store.ts';
