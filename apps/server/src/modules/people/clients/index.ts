export { type Addressee, addresseeOf, type ParcelAddressee, parcelAddressee, parcelAddressees } from './addressee.ts';
export { addOfficialPlaces, ensurePlaces } from './ensure.ts';
export { readReceiverRecord } from './file.ts';
export { addReceivers, type ListedReceiver, listedReceivers, roomFor, samenessOf } from './many.ts';
export { placeById, placesNamed } from './places-store.ts';
export { maskedId } from './rules.ts';
export {
  defaultReceiver,
  lockAccount as lockReceivers,
  lockAccounts as lockReceiversOf,
  placeOfDefault,
} from './store.ts';
