export { bindToAmbassador } from './bind.ts';
export { belongTogether, contactDesk } from './desk.ts';
export { shownName } from './rules.ts';
export { contactOf } from './service.ts';
export { kindsOf, servingContact, servingContacts } from './store.ts';
