export {
  type Addressee,
  addresseeOf,
  type ParcelAddressee,
  parcelAddressee,
} from './addressee.ts';
export { addOfficialPlaces, ensurePlaces } from './ensure.ts';
export { resealReceiversJob } from './jobs.ts';
export { clientRoutes } from './routes.ts';
export { contactOf } from './rules.ts';
export { noId, sealedId } from './seal.ts';
export type { ReceiverInUse } from './service.ts';
export {
  defaultReceiver,
  hasReceivers,
  insertReceivers,
  lockAccount as lockReceivers,
  type NewReceiver,
} from './store.ts';
