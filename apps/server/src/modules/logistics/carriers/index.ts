export { demoShipmentBook } from './demo-shipments.ts';
export { applyScan, applyWaiting } from './events.ts';
export { parcelTracesOf } from './tracking-service.ts';
