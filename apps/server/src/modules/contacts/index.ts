export { bindToAmbassador, type HasOpenParcels } from './bind.ts';
export { handOverJob, retireAmbassadorsJob } from './move.ts';
export { contactRoutes } from './routes.ts';
export { shownName } from './rules.ts';
export { chooseContact, contactNumber, contactOf } from './service.ts';
export { kindsOf, servingContact, servingContacts, setContact } from './store.ts';
