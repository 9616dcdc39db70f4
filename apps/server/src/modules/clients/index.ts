export {
  type Addressee,
  addresseeOf,
  type ParcelAddressee,
  parcelAddressee,
} from './addressee.ts';
export { addOfficialPlaces, ensurePlaces } from './ensure.ts';
export { resealReceiversJob } from './jobs.ts';
export { clientRoutes } from './routes.ts';
export type { ReceiverInUse } from './service.ts';
export { defaultReceiver, lockAccount as lockReceivers } from './store.ts';
