export { sweepPopupsJob } from './jobs.ts';
export { offerPopup } from './offer.ts';
export { popupRoutes } from './routes.ts';
export { closeAllOf } from './store.ts';
