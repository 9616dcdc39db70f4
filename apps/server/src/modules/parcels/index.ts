export { shipAutomatically } from './automatic.ts';
export { demoShipmentBook } from './carrier-demo.ts';
export { signParcelOf } from './carrier-desk.ts';
export { claimable, compensate, contentOf, giveFreightBack, holdParcelOf, parcelFactsOf } from './cases.ts';
export { parcelOf } from './look.ts';
export { hasOpen as hasOpenParcels, isReceiverInUse as receiverInUse, ordersToPay } from './store.ts';
export { parcelTracesOf } from './tracking-service.ts';
