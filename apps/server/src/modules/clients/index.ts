export { type Addressee, addresseeOf } from './addressee.ts';
export { addOfficialPlaces, ensurePlaces } from './ensure.ts';
export { resealReceiversJob } from './jobs.ts';
export { clientRoutes } from './routes.ts';
export { contactOf } from './rules.ts';
export { noId, sealedId } from './seal.ts';
export type { ReceiverInUse } from './service.ts';
export { hasReceivers, insertReceivers, type NewReceiver } from './store.ts';
