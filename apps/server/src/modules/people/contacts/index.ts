export { bindToAmbassador, unbind } from './bind.ts';
export { ambassadorsAt } from './binding-store.ts';
export { belongTogether, contactDesk } from './desk.ts';
export { leave as stopServing } from './move.ts';
export { shownName, splitNumber } from './rules.ts';
export { contactOf } from './service.ts';
export {
  ambassadorsNear,
  ambassadorsOf,
  areasOf,
  consultantsOfAll,
  currentContact,
  kindsOf,
  membersOf,
  ownAmbassador,
  replaceAreas,
  savePerson as startServing,
  servingContact,
  servingContacts,
} from './store.ts';
