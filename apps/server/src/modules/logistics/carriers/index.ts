export { demoShipmentBook } from './demo-shipments.ts';
export { applyScan, applyWaiting } from './events.ts';
export { scansOf, shipmentsOf } from './store.ts';
export { parcelTracesOf } from './tracking-service.ts';
export { carrierName } from './words.ts';
