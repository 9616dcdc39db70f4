/** For those who build worlds: the demo, benches and tests. */
export { makeCampaign } from './desk.ts';
export type { Offer } from './offer.ts';
export { countReminder, hasCampaigns } from './store.ts';
