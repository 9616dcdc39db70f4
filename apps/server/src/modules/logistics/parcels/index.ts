export {
  claimable,
  compensate,
  contentOf,
  giveFreightBack,
  holdParcelOf,
  parcelFactsOf,
  signedParcelsOf,
} from './aftersale/cases.ts';
export { shipAutomatically } from './automatic.ts';
export { parcelsFound } from './console.ts';
export { makeParcel } from './create.ts';
export { depotClock, payDepot } from './delivery/depot.ts';
export { showsCode } from './delivery/rules.ts';
export { signParcelOf } from './delivery/service.ts';
export { signHeld, signWithCode } from './delivery/sign.ts';
export { changeJourney, ensureJourney, journeyOf, noteReady, noteScan } from './delivery/store.ts';
export { giveUpInner } from './give-up-inner.ts';
export { withLockedParcel } from './locked.ts';
export { makeInner } from './make-inner.ts';
export { moveParcel } from './move.ts';
export { moveParcelsAlong } from './move-many.ts';
export { sendBatch } from './packing/batch.ts';
export { waybillOf as batchWaybillOf } from './packing/batch-store.ts';
export type { ParcelEstimate } from './quote/estimate.ts';
export { parcelOf } from './read-service.ts';
export {
  backToDepot,
  billInner,
  estimatePart,
  ordersOfParcel,
  type PartFacts,
  type RoundParcel,
  readPartFacts,
  roundParcels,
} from './round.ts';
export { expectedOf, parcelActors, type Who } from './rules.ts';
export {
  backOfOrders,
  contentsOf as contentsOfParcels,
  hasOpen as hasOpenParcels,
  isReceiverInUse as receiverInUse,
  lockParcel,
  lockParcels,
  ordersToPay,
  ownParcel,
  type ParcelRow,
  parcelById,
  parcelsById,
  transitionsOf,
} from './store.ts';
export { anyParcels } from './trade-list.ts';
