export { shipAutomatically } from './automatic.ts';
export { giveUp as giveUpParcel } from './cancel.ts';
export { demoShipmentBook } from './carrier-demo.ts';
export { deliverWithCode, handOverParcel, signParcelOf } from './carrier-desk.ts';
export { codeOf, hurry, parcelsToDrive } from './carrier-drive.ts';
export { autoSignParcelsJob, carrierJobs, fetchReminderJob, lostParcelsJob } from './carrier-jobs.ts';
export { keepScan } from './carrier-store.ts';
export { caseParcels } from './cases.ts';
export { parcelChecks } from './checks.ts';
export { make as makeParcel } from './create.ts';
export { dispatch } from './desk.ts';
export { delayedParcelsJob, lapseParcelsJob } from './jobs.ts';
export { parcelOf } from './look.ts';
export { moveParcel } from './move.ts';
export { pack, packIn as packParcel } from './pack.ts';
export { parcelRoutes } from './routes.ts';
export { parcelMovers } from './rules.ts';
export {
  contentsOf,
  hasOpen as hasOpenParcels,
  hasParcels,
  isReceiverInUse as receiverInUse,
  lockParcel,
  ordersToPay,
  type ParcelRow,
  parcelById,
} from './store.ts';
export { parcelTracesOf } from './tracking-service.ts';
