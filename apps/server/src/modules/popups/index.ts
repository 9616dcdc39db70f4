export { sweepPopupsJob } from './jobs.ts';
export { type Offer, offerPopup } from './offer.ts';
export { popupRoutes } from './routes.ts';
export { countReminder, hasPopups, insertNotice } from './store.ts';
