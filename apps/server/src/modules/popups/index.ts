export { sweepPopupsJob } from './jobs.ts';
export { type Offer, offerPopup } from './offer.ts';
export { popupRoutes } from './routes.ts';
export { closeAllOf, countReminder, hasPopups, insertNotice } from './store.ts';
