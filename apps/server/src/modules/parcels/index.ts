export { demoShipmentBook } from './carrier-demo.ts';
export { autoSignParcelsJob, carrierJobs, fetchReminderJob, lostParcelsJob } from './carrier-jobs.ts';
export { parcelChecks } from './checks.ts';
export { lapseParcelsJob } from './jobs.ts';
export { parcelOf } from './look.ts';
export { parcelRoutes } from './routes.ts';
export { hasOpen as hasOpenParcels, isReceiverInUse as receiverInUse, ordersToPay } from './store.ts';
