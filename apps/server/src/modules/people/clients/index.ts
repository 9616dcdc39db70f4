export { type Addressee, addresseeOf, type ParcelAddressee, parcelAddressee } from './addressee.ts';
export { addOfficialPlaces, ensurePlaces } from './ensure.ts';
export { placeById, placesNamed } from './places-store.ts';
export { defaultReceiver, lockAccount as lockReceivers, placeOfDefault } from './store.ts';
