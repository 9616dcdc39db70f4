export { offerPopup } from './offer.ts';
export { closeAllOf } from './store.ts';
